import type { Office } from '@/content/data';
import type { ServicePage } from '@/content/service-page';
import type { SpecimenSection } from '@/content/specimen';
import { palette } from '@/tailwind.config';
import type { PostFile } from '../../lib/blog/post-folder';
import type { SiteContent } from './site-content';

// Content for the tests of the rules: small, sound, and nothing of the site's own.

/** A description that is neither too short nor too long. */
const DESCRIPTION = 'A description of some length. '.repeat(4);

export const soundSpecimen: SpecimenSection = {
  kind: 'specimen',
  form: 'matrix',
  heading: 'Sheet',
  proves: 'It is.',
  readers: 'You',
  intro: 'A sheet.',
  document: 'Sheet 1',
  title: 'What it shows',
  figure: { value: '1', text: 'Row.' },
  columns: ['C', 'D'],
  rows: [['3', '4']],
  notes: [{ label: 'Note', text: 'Read.' }],
};

/** The page of a service that differs from the sound one. */
export function servicePage(change: Partial<ServicePage>): SiteContent['pages'][number] {
  const service: ServicePage = {
    title: 'Code Review',
    headline: 'What you get',
    description: DESCRIPTION,
    intro: 'Words with a [link](about) and **stress**.',
    sections: [
      soundSpecimen,
      { kind: 'table', heading: 'Measures', columns: ['A', 'B'], rows: [['1', '2']] },
    ],
    quote: 'A quote.',
    callToAction: 'A call',
    ...change,
  };
  return {
    file: 'content/services/code-review.ts',
    route: 'codeReview',
    content: service,
    service,
  };
}

/** A post that differs from the sound one; its heading is “Here”. */
export function postFile(change: Partial<PostFile['post']> = {}, draft = false): PostFile {
  const post = {
    id: 'sound',
    title: 'A sound post',
    category: 'PenTesting',
    author: 'A Team',
    date: '2026-01-01',
    summary: `${DESCRIPTION}Two.`,
    audience: 'buyers',
    content: '## Here\n\nIn plain words.',
    ...change,
  };
  return { file: `content/posts/${post.id}.md`, post, draft, headLines: 7 };
}

const soundOffice: Office = {
  name: 'Office',
  city: 'Singapore',
  country: 'Singapore',
  address: ['A Road 1'],
  phone: { display: '+65 6123 4567', dial: '+6561234567' },
  timeZone: 'Asia/Singapore',
};

/** Content in which no rule finds anything. */
export const soundContent: SiteContent = {
  pages: [
    {
      file: 'content/about.ts',
      route: 'about',
      content: { title: 'About', description: `${DESCRIPTION}One.` },
    },
    servicePage({}),
  ],
  words: { 'content/interface.ts': { skip: 'Skip to content' } },
  routes: {
    about: { path: '/about', label: 'About', family: 'site' },
    codeReview: { path: '/code-review', label: 'Code Review', family: 'assessment' },
    old: { path: '/Old', label: 'Old', family: 'site', keepsCapitals: true },
  },
  pageFolders: ['/about', '/Old', '/[service]'],
  retired: { '/reviews': 'codeReview' },
  company: {
    name: 'A Company',
    shortName: 'A',
    xdrProduct: 'An XDR',
    email: 'post@company.test',
    offices: [soundOffice],
    socials: [],
    copyrightYear: 2026,
    facts: {},
  },
  security: { contacts: ['mailto:post@company.test'], expires: '2999-12-31', languages: ['en'] },
  accessibility: { reviewed: '2999-12-31' },
  partners: [{ name: 'P', logo: '/icon.svg' }],
  technologyLists: { xdr: ['cisco'] },
  glossary: { 'PCI DSS': { stands: 'payment card standard', text: 'A standard.' } },
  facts: [],
  documents: {},
  categories: ['PenTesting', 'Cloud Security'],
  authors: [
    {
      id: 'a-team',
      name: 'A Team',
      kind: 'team',
      role: 'A role.',
      description: `${DESCRIPTION}A.`,
    },
  ],
  cms: { category: ['PenTesting', 'Cloud Security'], author: ['A Team'] },
  finder: {
    question: 'Q?',
    answers: [
      { id: 'a', says: 'A.', next: { choose: 'codeReview', runnerUp: 'vapt', reasons: ['R.'] } },
    ],
  },
  files: ['/report.pdf'],
  pictures: [{ name: 'office.jpg' }],
  icon: '<svg viewBox="0 0 9 9" fill="#00756f"></svg>',
  logos: {},
  palette,
  drawings: [{ name: 'about.svg', svg: '<svg viewBox="0 0 9 9" aria-label="A desk"></svg>' }],
  posts: { files: [postFile()], findings: [], source: 'site' },
};
