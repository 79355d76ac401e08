import type { Route } from '@/content/routes';
import type { Section, ServicePage } from '@/content/service-page';
import type { PostFile } from '../../lib/blog/post-folder';
import { today } from '../../lib/dates';
import type { Fact } from '../../lib/facts';
import { throwErrors } from '../../lib/finding';
import { absoluteUrl } from '../../lib/site-url';
import { findingsIn } from './rules';
import type { SiteContent } from './site-content';
import { postFile, servicePage, soundContent, soundSpecimen } from './sound-content';

type Change = Partial<SiteContent>;
type Case = [place: string, change: Change];

const SERVICE = 'content/services/code-review.ts';
const COMPANY = 'content/company.json';
const ROUTES = 'content/routes.ts';
const POST = 'content/posts/sound.md';
const SECURITY = 'content/security.ts';
const ACCESSIBILITY = 'content/accessibility.ts';
const AUTHORS = 'content/authors.ts';
const FACTS = 'content/facts.csv';

const { routes } = soundContent;
const service = (change: Partial<ServicePage>): Change => ({
  pages: [...soundContent.pages.slice(0, 1), servicePage(change)],
});
const sections = (...own: Section[]) => service({ sections: [soundSpecimen, ...own] });
const table = (rows: string[][], heading = 'T'): Section => ({
  kind: 'table',
  heading,
  columns: ['A', 'B'],
  rows,
});
const posts = (...files: PostFile[]): Change => ({ posts: { ...soundContent.posts, files } });
const post = (change: Partial<PostFile['post']>) => posts(postFile(change));
const text = (content: string) => post({ content: `${content}\n\n## Here` });
const elsewhere = (source: 'folder' | 'collection', file: PostFile): Change => ({
  posts: { files: [file], findings: [], source },
});
const route = (path: `/${string}`): Change => ({
  routes: { ...routes, news: { path, label: 'News', family: 'site' } },
  pageFolders: [...soundContent.pageFolders, path],
});
const draft: Route = { path: '/zebra', label: 'Zebra', family: 'assessment', draft: true };
const withDraft: Change = { routes: { ...routes, zebra: draft } };
const security = (change: Partial<SiteContent['security']>): Change => ({
  security: { ...soundContent.security, ...change },
});
/** Authors that differ from the sound one. */
const authors = (...changes: Partial<SiteContent['authors'][number]>[]): Change => ({
  authors: changes.flatMap((change, index) =>
    soundContent.authors.map((one) => ({
      ...one,
      description: 'x'.repeat(120 + index),
      ...change,
    })),
  ),
});
const documents: SiteContent['documents'] = {
  standard: {
    title: 'Standard 1:2022',
    url: 'https://standard.test/',
  },
};
const fact = (change: Partial<Fact>): Change => ({
  documents,
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
      ...change,
    },
  ],
});
/** The day that comes so many days after today. */
const daysAhead = (days: number) =>
  new Date(Date.parse(today()) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** So many words that no compression makes short. */
const randomWords = (count: number) =>
  Array.from({ length: count }, (_, index) => Math.sin(index).toString(36).slice(3, 8)).join(' ');
const long = 'x'.repeat(120);

const said = (change: Change) => findingsIn({ ...soundContent, ...change });
const errorsIn = (change: Change) => said(change).filter(({ level }) => level === 'error');
/** The file and field of each thing that is said. */
const placesOf = (findings: ReturnType<typeof said>) =>
  findings.map(({ file, field }) => (field ? `${file}, ${field}` : file));

const recoloured = (change: object) =>
  ({ ...soundContent.palette, ...change }) as SiteContent['palette'];
const { answers } = soundContent.finder;
const [drawing] = soundContent.drawings;

const refused: readonly Case[] = [
  [
    'content/choose.ts, finder#a',
    { finder: { ...soundContent.finder, answers: [...answers, ...answers] } },
  ],
  [`${SERVICE}, quote`, service({ quote: ' ' })],
  [`${COMPANY}, name`, { words: { [COMPANY]: { name: ' ' } } }],
  [`${SERVICE}, quote`, service({ quote: 'To write: a quote.' })],
  [`${SERVICE}, intro`, service({ intro: 'All **too loud.' })],
  [`${SERVICE}, intro`, service({ intro: 'A {SIEM}.' })],
  [`${SERVICE}, sections[1].rows`, sections(table([]))],
  [`${SERVICE}, sections[1].rows[0]`, sections(table([['1']]))],
  [`${SERVICE}, sections[2].heading`, sections(table([['1', '2']]), table([['1', '2']]))],
  [`${SERVICE}, sections[1].heading`, sections(table([['1', '2']], 'Sources'))],
  [
    `${SERVICE}, sections[1].motion`,
    sections({ kind: 'technologies', heading: 'T', list: 'xdr', motion: 'carousel' }),
  ],
  ['content/partners.json, partners[0].logo', { partners: [{ name: 'P', logo: '/none.svg' }] }],
  ["content/glossary.ts, glossary['C++']", { glossary: { 'C++': { stands: 'a', text: 'T.' } } }],
  [
    "content/glossary.ts, glossary['Zero-day']",
    { glossary: { 'Zero day': { text: 'T.' }, 'Zero-day': { text: 'T.' } } },
  ],

  [`${ROUTES}, routes.news.path`, route('/News')],
  [`${ROUTES}, routes.news.path`, route('/the news/')],
  [`${ROUTES}, routes.news.path`, route('/about')],
  [`${ROUTES}, routes.news.path`, route('/pagefind')],
  [
    `${ROUTES}, routes.codeReview.label`,
    { routes: { ...routes, codeReview: { ...routes.codeReview, label: 'ABOUT' } as Route } },
  ],
  [
    `${ROUTES}, routes.codeReview`,
    { routes: { ...routes, codeReview: { ...routes.codeReview, path: '/a/b' } as Route } },
  ],
  [
    'content/services/index.ts, servicePages.codeReview',
    { routes: { about: routes.about as Route, old: routes.old as Route }, retired: {} },
  ],
  [`${ROUTES}, routes.old`, { pageFolders: ['/about', '/[service]'] }],
  ['app/jobs/page.tsx', { pageFolders: [...soundContent.pageFolders, '/jobs'] }],
  ...[
    ['/About', 'codeReview'],
    ['/old.html', 'codeReview'],
    ['/old?id=3', 'codeReview'],
    ['/Report.pdf', 'codeReview'],
    ['/blog/sound', 'codeReview'],
    ['/was', '/blog/gone'],
  ].map(
    ([old = '', successor = '']): Case => [
      `${ROUTES}, retired['${old}']`,
      { retired: { [old]: successor } },
    ],
  ),
  [`${ROUTES}, retired['/Was']`, { retired: { '/was': 'codeReview', '/Was': 'about' } }],

  [`${FACTS}, line 2`, fact({ checked: '2026-02-30' })],
  [`${SECURITY}, contacts[0]`, security({ contacts: ['post@company.test'] })],
  [`${SECURITY}, expires`, security({ expires: '2027-02-30' })],
  [`${SECURITY}, expires`, security({ expires: today() })],

  [`${ACCESSIBILITY}, reviewed`, { accessibility: { reviewed: '2026-02-30' } }],
  [`${ACCESSIBILITY}, reviewed`, { accessibility: { reviewed: daysAhead(-366) } }],

  [`${POST}, summary`, post({ summary: '' })],
  [`${POST}, line 8`, post({ content: '## To write: a heading' })],
  [`${POST}, category`, post({ category: 'Gardening' })],
  [`${POST}, audience`, post({ audience: undefined })],
  [`${POST}, audience`, post({ audience: 'buyer' })],
  [`${POST}, updated`, post({ updated: '2025-12-31' })],
  [
    'content/posts/copy.md, author',
    posts(postFile(), postFile({ id: 'copy', title: 'A', summary: long, author: 'A team' })),
  ],
  [`${SERVICE}, quote`, service({ quote: 'x'.repeat(401) })],
  [`${SERVICE}, sections[1].heading`, sections(table([['1', '2']], 'x'.repeat(161)))],
  [
    `${ROUTES}, routes.about.label`,
    { words: { [ROUTES]: { routes: { about: { label: 'x'.repeat(81) } } } } },
  ],
  [SERVICE, service({ intro: randomWords(3_500) })],
  [`${POST}, line 10`, text('[x][y]\n\n[y]: /nowhere')],
  [`${POST}, author`, post({ author: 'B Team' })],
  [`${AUTHORS}, authors[0].id`, authors({ id: 'A Team' })],
  [
    `${AUTHORS}, authors[1].id`,
    {
      ...authors({}, { name: 'Another' }),
      cms: { ...soundContent.cms, author: ['A Team', 'Another'] },
    },
  ],
  [
    `${AUTHORS}, authors[1].name`,
    {
      ...authors({}, { id: 'another' }),
      cms: { ...soundContent.cms, author: ['A Team', 'A Team'] },
    },
  ],

  ['public/icon.svg, viewBox', { icon: '<svg width="9" height="9" fill="#00756f"></svg>' }],
  ['content/drawings/gone.svg', { drawings: [{ svg: '', ...drawing, name: 'gone.svg' }] }],
  [
    'content/drawings/about.svg, aria-label',
    {
      drawings: [{ name: 'about.svg', svg: '<svg viewBox="0 0 9 9"><path aria-label="A"/></svg>' }],
    },
  ],
  [
    'content/drawings/about.svg, viewBox',
    { drawings: [{ name: 'about.svg', svg: '<svg aria-label="A desk"/>' }] },
  ],
  ['content/pictures/a.png', { pictures: [{ name: 'a.png', fault: 'cannot be read.' }] }],
  ['public/pictures/a.png', { files: ['/report.pdf', '/pictures/a.png'] }],
  [`${SERVICE}, picture.file`, service({ picture: { file: 'ofice.jpg', alt: 'An office' } })],
  [`${POST}, line 8`, text('![An office](/pictures/office.png)')],
  [`${POST}, line 8`, text('![](office.jpg)')],
  [`${POST}, line 10`, text('![An office][y]\n\n[y]: desk.jpg')],
  [`${POST}, picture`, post({ picture: 'desk.jpg', pictureAlt: 'A desk' })],
  [`${POST}, pictureAlt`, post({ picture: 'office.jpg' })],
  ...['ms-msdt:/id', 'data:image/png;base64,x', 'file:///etc/passwd', 'javascript:x'].flatMap(
    (address): Case[] => [
      [`${POST}, picture`, post({ picture: address, pictureAlt: 'A desk' })],
      [`${POST}, line 8`, text(`![A desk](${address})`)],
    ],
  ),

  // What a post loses, or prints in place of a link or a heading.
  [POST, text('word '.repeat(20_000))],
  [`${POST}, line 10`, text('<p>\nA\n<iframe src="https://a.test"></iframe></p>')],
  [`${POST}, line 8`, text('A <font>word</font>.')],
  [`${POST}, line 8`, text('A <span style="color: red">word</span>.')],
  [`${POST}, line 8`, text('<!-- no end')],
  [`${POST}, line 8`, text('**1. Who is awake?** Ask.')],
  [`${POST}, line 8`, text('**Who is awake?**')],
  ...[
    '[file](/files/Report Final.pdf)',
    '![An office](my office.jpg)',
    '[x](/about',
    'Two[^1] words',
    'A **loud word',
  ].map((mark): Case => [`${POST}, line 9`, text(`A\n${mark}`)]),
  ['.pages.yml, author', { cms: { ...soundContent.cms, author: [] } }],
  [
    'tailwind.config.ts, palette.amber.light',
    { palette: recoloured({ amber: { light: '#ffcc00', dark: '#ffc26b' } }) },
  ],
  [`${COMPANY}, shortName`, { words: { [COMPANY]: { shortName: 'Nineteen characters' } } }],
  ...['javascript:x', 'vbscript:x', 'data:text/html,x', 'http://localhost:3000/about'].map(
    (address): Case => [`${POST}, line 8`, text(`[x](${address})`)],
  ),
  [`${POST}, line 8`, text(`[x](${absoluteUrl('/abuot')})`)],
];

const advised: readonly Case[] = [
  [`${SERVICE}, sections`, service({ sections: [table([['1', '2']])] })],
  [`${SERVICE}, sections`, sections({ ...soundSpecimen, heading: 'Another' })],
  [`${ROUTES}, routes.zebra.draft`, withDraft],
  [`${SECURITY}, expires`, security({ expires: daysAhead(60) })],
  [`${SERVICE}, searchTitle`, service({ searchTitle: 'About' })],
  [`${SERVICE}, title`, service({ title: 'A'.repeat(61) })],
  [`${SERVICE}, description`, service({ description: 'x'.repeat(109) })],
  [`${SERVICE}, description`, service({ description: 'x'.repeat(161) })],
  [`${SERVICE}, quote`, service({ quote: 'x'.repeat(201) })],
  [
    'content/navigation.ts, families[0].summary',
    { words: { 'content/navigation.ts': { families: [{ summary: 'x'.repeat(56) }] } } },
  ],
  [`${POST}, summary`, post({ summary: 'Short.' })],
  [`${POST}, line 8`, text('![O](https://a.test/b.png)')],
  ['public/a.svg', { logos: { 'public/a.svg': '<svg viewBox="0 0 9 9"><path/></svg>' } }],
  ['public/a.svg', { logos: { 'public/a.svg': '<svg><path fill="#fff"/></svg>' } }],
  ['content/posts/copy.md, title', posts(postFile(), postFile({ id: 'copy', summary: long }))],
  [`${POST}, category`, elsewhere('folder', postFile({ category: 'Gardening' }))],
  [`${POST}, author`, elsewhere('collection', postFile({ author: 'Somebody' }))],
  [`${AUTHORS}, authors[0].description`, authors({ description: 'Short.' })],
  [`${POST}, draft`, posts(postFile({}, true))],
  [`${POST}, title`, post({ title: 'R&amp;D' })],
  [`${POST}, title`, post({ title: 'A **post**' })],
  ...[
    ...[
      ':::tip',
      '!!! note',
      '{{< figure a >}}',
      '{% include a %}',
      '[[toc]]',
      'A ==mark==',
      'A <hostname>',
    ],
    ...['An $a_1$', 'One\\n\\nTwo', '[[Another page]]'],
  ].map((mark): Case => [`${POST}, line 9`, text(`A\n${mark}`)]),
  [`${POST}, line 8`, text('## A {#b}')],
  [`${POST}, date`, post({ date: '2999-01-01' })],
  [`${POST}, date`, elsewhere('collection', postFile({ date: '2999-01-01' }))],

  [`${FACTS}, line 2`, fact({ checked: '2020-02-29' })],
  [`${FACTS}, line 2`, fact({ source: 'nowhere' })],
  ...['<b>x</b>', 'R&amp;D'].map(
    (intro): Case => [`${SERVICE}, intro`, service({ intro: `Not ${intro}.` })],
  ),
];

test.each<[string, Change]>([
  ['sound content', {}],
  [
    'a link to a file, a heading, a post, an author and another site',
    text(
      '[a](/report.pdf) [b](#here) [c](/blog/sound#here) [d](/code-review#measures) [e](mailto:a@b.test) [f](/blog/author/a-team)',
    ),
  ],
  ['a link to a file', service({ intro: '[x](/report.pdf), and a_name of 2*3*4.' })],
  [
    'pictures of the site and of others',
    {
      ...text('![O](office.jpg) ![O](/pictures/office.jpg) ![O][o]\n\n[o]: office.jpg'),
      ...service({ picture: { file: 'office.jpg', alt: 'An office' } }),
    },
  ],
  [
    'marks in code, prices, telephones, comments and HTML that is shown',
    text(
      '`==a==` `<b>` `{{a}}`, $5 or $10, [a](tel:+6561234567), <kbd>Esc</kbd> <!-- mine -->\n\n**Note.** Text.\n\n> [!NOTE]\n> A',
    ),
  ],
  ['an address of the site in full', text(`[a](${absoluteUrl('/blog/sound#here')})`)],
  ['a notice that holds for 61 days', security({ expires: daysAhead(61) })],
  ['a review of last year’s next day', { accessibility: { reviewed: daysAhead(-364) } }],
])('nothing is said of %s', (_, change) => {
  expect(said(change)).toEqual([]);
});

test.each(refused)('an error is named at %s', (place, change) => {
  expect(placesOf(said(change))).toEqual([place]);
  expect(errorsIn(change)).toHaveLength(1);
});

test.each(advised)('advice is given on %s', (place, change) => {
  expect(placesOf(said(change))).toEqual([place]);
  expect(errorsIn(change)).toEqual([]);
});

test.each([
  ['codeReview', '“/code-review”'],
  ['code-review', '“/code-review”'],
  ['../sound.md', '“/blog/sound”'],
  ['/code-review/', '“/code-review”'],
  ['/reviews', '“/code-review”'],
  ['/Reviews.html', '“/code-review”'],
  ['/nowhere', 'content/routes.ts'],
  ['www.test', 'https://'],
  ['/zebra', 'publish it first'],
  ['/blog/new', 'publish it first'],
  ['#Here', '#here'],
  ['/code-review#there', '#measures'],
])('a link of a post to %s is refused, and %s is named', (address, remedy) => {
  const linking = postFile({ content: `Text.\n\n[x](${address})\n\n## Here` });
  const waiting = postFile({ id: 'new', date: '2999-01-01' });
  const found = errorsIn({ ...withDraft, ...posts(linking, waiting) });
  expect(placesOf(found)).toEqual([`${POST}, line 10`]);
  expect(found[0]?.message).toContain(remedy);
});

test.each([
  ['[x](abuot)', 'did you mean “about”'],
  ['[x](nowhere)', 'content/routes.ts'],
  ['[x](/code-review)', '[words](codeReview)'],
  ['[x](/Reviews/)', '[words](codeReview)'],
  ['[x](https://other.test/a.pdf)', 'sources'],
  ['[x](mailto:a@b.test)', '[words](contact)'],
  ['[x](/blog/sound)', '[words](blog)'],
  ['[x](/reports.pdf)', 'did you mean “/report.pdf”'],
  ['[x](/nowhere.pdf)', 'public/'],
  ['[x] (about)', 'stray mark'],
  ['[x(about)', 'stray mark'],
  ['**x', 'stray mark'],
])('%s on a page is refused, and %s is named', (intro, remedy) => {
  const found = said(service({ intro: `Not ${intro} here.` }));
  expect(placesOf(found)).toEqual([`${SERVICE}, intro`]);
  expect(found[0]).toMatchObject({ level: 'error', message: expect.stringContaining(remedy) });
});

test.each([
  ['ofice.jpg', 'did you mean “office.jpg”?'],
  ['Office.JPEG', 'did you mean “office.jpg”?'],
  ['../pictures/office.png', 'did you mean “office.jpg”?'],
  ['desk.jpg', 'put it into content/pictures/'],
])('a picture %s that is not there is refused, and %s', (name, remedy) => {
  const [found] = errorsIn(text(`![A desk](${name})`));
  expect(found?.message).toContain(remedy);
});

test('what leads to a draft, or sends on to one, is refused', () => {
  const retired = { '/was': 'zebra' };
  expect(
    placesOf(errorsIn({ ...withDraft, ...service({ intro: '[x](zebra)' }), retired })),
  ).toEqual([`${SERVICE}, intro`, `${ROUTES}, retired['/was']`]);
  const deep = {
    routes: { ...routes, zebra: { ...draft, path: '/a/zebra' } as const },
    pageFolders: [...soundContent.pageFolders, '/a/zebra'],
  };
  expect(placesOf(errorsIn(deep))).toEqual([`${ROUTES}, routes.zebra.draft`]);
});

test('an error in a draft is advice until it is published', () => {
  expect(errorsIn(posts(postFile({ category: 'Gardening' }, true)))).toEqual([]);
  const ahead = { date: '2999-01-01' };
  const linking = postFile({ ...ahead, id: 'a', content: '[x](/blog/b)' });
  expect(errorsIn(posts(linking, postFile({ ...ahead, id: 'b' })))).toEqual([]);
  const drafted = { ...routes, codeReview: { ...draft, path: '/code-review' as const } };
  const stub = service({ intro: 'To write: an intro.', callToAction: 'To write: a call.' });
  expect(errorsIn({ routes: drafted, retired: {}, ...stub })).toEqual([]);
});

test('every error is told at once, and advice ends nothing', () => {
  const both = said(service({ quote: '', intro: 'All **too loud.' }));
  expect(() => throwErrors(both)).toThrow(/^.*\bquote: .*\n.*\bintro: .*$/);
  expect(() => throwErrors(said(service({ title: 'A'.repeat(61) })))).not.toThrow();
});
