import type { RouteId } from '@/content/routes';
import type { ServicePage } from '@/content/service-page';
import type { PostFile } from '../../lib/blog/post-folder';
import type { SiteContent } from './site-content';

// Content for the tests of the rules: small, sound, and nothing of the site's own.

/** A page of this content, whether or not the site has one of that id. */
const CODE_REVIEW = 'codeReview' as RouteId;

/** A description that is neither too short nor too long. */
const DESCRIPTION =
  'A description that is neither too short for search results nor too long for them, because it has a few words more.';

/** A service page without a fault. */
export const soundService: ServicePage = {
  title: 'Code Review',
  description: DESCRIPTION,
  intro: 'Words with a [link](services) and **stress**.',
  sections: [
    { kind: 'questions', heading: 'Questions', items: [{ question: 'Why?', answer: 'So.' }] },
    { kind: 'table', heading: 'Measures', columns: ['A', 'B'], rows: [['1', '2']] },
    { kind: 'steps', heading: 'Steps', steps: [{ title: 'One', text: 'So.' }] },
    { kind: 'fit', heading: 'Fit', suits: ['so'], instead: [{ when: 'not', choose: 'services' }] },
    { kind: 'exchange', heading: 'Sides', provide: ['this'], receive: ['that'] },
    {
      kind: 'specimen',
      form: 'matrix',
      heading: 'Sheet',
      intro: 'A sheet.',
      document: 'Sheet 1',
      title: 'What it shows',
      columns: ['C', 'D'],
      rows: [['3', '4']],
      notes: [{ label: 'Note', text: 'Read.' }],
    },
  ],
  quote: 'A quote.',
  callToAction: 'A call',
};

/** A post without a fault, or one that differs from it. */
export function postFile(change: Partial<PostFile['post']> = {}, draft = false): PostFile {
  const post = {
    id: 'sound',
    title: 'A sound post',
    category: 'PenTesting',
    author: 'A Team',
    date: '2026-01-01',
    summary: `${DESCRIPTION} Two.`,
    content: postText(''),
    ...change,
  };
  return { file: `content/posts/${post.id}.md`, post, draft, headLines: 7 };
}

/** A post's text that begins with the given words; its heading is “Here”. */
export function postText(beginning: string): string {
  return `${beginning}\n\n## Here\n\nFrom [a source](https://source.test/), in plain words.`;
}

/** Content in which no rule finds anything. */
export const soundContent: SiteContent = {
  pages: [
    {
      file: 'content/about.ts',
      route: 'about',
      content: { title: 'About', description: `${DESCRIPTION} One.` },
    },
    servicePage({}),
  ],
  words: { 'content/interface.ts': { skip: 'Skip to content' } },
  routes: {
    about: { path: '/about', label: 'About', family: 'site' },
    codeReview: { path: '/code-review', label: 'Code Review', family: 'assessment' },
    old: { path: '/Old', label: 'Old', family: 'site', keepsCapitals: true },
  },
  retired: { '/reviews': 'codeReview' },
  company: {
    name: 'A Company',
    shortName: 'A',
    parent: 'B',
    parentLine: 'Owned by B.',
    xdrProduct: 'An XDR',
    email: 'post@company.test',
    offices: {
      singapore: {
        name: 'Office',
        city: 'Singapore',
        country: 'Singapore',
        address: ['A Road 1'],
        phone: { display: '+65 6123 4567', dial: '+6561234567' },
        timeZone: 'Asia/Singapore',
      },
    },
    socials: [{ name: 'A network', url: 'https://network.test/company' }],
    copyrightYear: 2026,
  },
  companyFacts: {},
  security: { contacts: ['mailto:post@company.test'], expires: '2999-12-31', languages: ['en'] },
  partners: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ name: `P${number}`, mark: 'peak' })),
  technologies: { cisco: 'Cisco', okta: 'Okta' },
  technologyLists: { xdr: ['cisco', 'okta'] },
  icons: new Set(['cisco', 'okta']),
  glossary: { SIEM: 'security information', 'PCI DSS': 'payment card standard' },
  terms: [{ say: 'email', not: ['e-mail'] }],
  announcements: [
    { date: '2026-02-02', title: 'Two', text: 'Text.' },
    { date: '2026-01-01', title: 'One', text: 'Text.' },
  ],
  claims: [
    { id: 'stressed', words: 'a link and stress', pages: [CODE_REVIEW], confirmed: '2026-01-01' },
  ],
  facts: [
    {
      line: 2,
      checked: '2999-01-01',
      source: 'standard',
      at: '4.2',
      basis: 'source',
      pages: ['codeReview', 'post:sound'],
      words: ['words'],
      claim: 'A page has words.',
    },
  ],
  documents: {
    standard: {
      title: 'Standard 1:2022',
      url: 'https://standard.test/',
      name: 'Standard 1',
      edition: '2022',
      earlier: ['2013'],
    },
  },
  categories: ['PenTesting', 'Cloud Security'],
  files: ['/report.pdf'],
  posts: { files: [postFile()], findings: [], source: 'site' },
};

/** The page of a service that differs from the sound one. */
export function servicePage(change: Partial<ServicePage>): SiteContent['pages'][number] {
  const service = { ...soundService, ...change };
  return {
    file: 'content/services/code-review.ts',
    route: 'codeReview',
    content: service,
    service,
  };
}
