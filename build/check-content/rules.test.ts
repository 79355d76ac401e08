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
const authors = (change: Partial<SiteContent['authors'][number]>): Change => ({
  authors: soundContent.authors.map((one) => ({ ...one, ...change })),
});
const fact = (change: Partial<Fact>): Change => ({
  documents: { standard: { title: 'Standard 1:2022', url: 'https://standard.test/' } },
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

const long = 'x'.repeat(120);

const said = (change: Change) => findingsIn({ ...soundContent, ...change });
const errorsIn = (change: Change) => said(change).filter(({ level }) => level === 'error');
/** The file and field of each thing that is said. */
const placesOf = (findings: ReturnType<typeof said>) =>
  findings.map(({ file, field }) => (field ? `${file}, ${field}` : file));

const amber = { light: '#ffcc00', dark: '#ffc26b' };
const paleAmber = { ...soundContent.palette, amber } as unknown as SiteContent['palette'];
const shortSignal = { light: '#7a1fa', dark: '#d9a2ff' };
const noColour = {
  ...soundContent.palette,
  signal: shortSignal,
} as unknown as SiteContent['palette'];
const [drawing] = soundContent.drawings;

const refused: readonly Case[] = [
  [`${SERVICE}, quote`, service({ quote: ' ' })],
  [`${SERVICE}, quote`, service({ quote: 'To write: a quote.' })],
  [`${SERVICE}, intro`, service({ intro: 'All **too loud.' })],
  [`${SERVICE}, intro`, service({ intro: 'A {SIEM}.' })],
  [`${SERVICE}, sections[1].rows`, sections(table([]))],
  [`${SERVICE}, sections[1].rows[0]`, sections(table([['1']]))],
  [`${SERVICE}, sections[2].heading`, sections(table([['1', '2']]), table([['1', '2']]))],
  ['content/partners.json, partners[0].logo', { partners: [{ name: 'P', logo: '/none.svg' }] }],

  [`${ROUTES}, routes.news.path`, route('/News')],
  [`${ROUTES}, routes.news.path`, route('/about')],
  [`${ROUTES}, routes.old`, { pageFolders: ['/about', '/[service]'] }],
  ...['/About', '/old.html', '/old?id=3', '/Report.pdf', '/blog/sound'].map(
    (old): Case => [`${ROUTES}, retired['${old}']`, { retired: { [old]: 'codeReview' } }],
  ),
  [`${ROUTES}, retired['/was']`, { retired: { '/was': '/blog/gone' } }],
  [`${FACTS}, line 2`, fact({ checked: '2026-02-30' })],
  [`${SECURITY}, expires`, security({ expires: today() })],

  [`${ACCESSIBILITY}, reviewed`, { accessibility: { reviewed: daysAhead(-366) } }],

  [`${POST}, summary`, post({ summary: '' })],
  [`${POST}, line 8`, post({ content: '## To write: a heading' })],
  [`${POST}, category`, post({ category: 'Gardening' })],
  [`${POST}, audience`, post({ audience: undefined })],
  [`${POST}, audience`, post({ audience: 'buyer' })],
  [`${POST}, updated`, post({ updated: '2025-12-31' })],
  [`${SERVICE}, quote`, service({ quote: 'x'.repeat(401) })],
  [`${POST}, line 10`, text('[x][y]\n\n[y]: /nowhere')],
  [`${POST}, author`, post({ author: 'B Team' })],
  [`${AUTHORS}, authors[0].id`, authors({ id: 'A Team' })],
  ['public/icon.svg, viewBox', { icon: '<svg width="9" height="9" fill="#00756f"></svg>' }],
  ['content/drawings/gone.svg', { drawings: [{ svg: '', ...drawing, name: 'gone.svg' }] }],
  [
    'content/drawings/about.svg, viewBox',
    { drawings: [{ name: 'about.svg', svg: '<svg aria-label="A desk"/>' }] },
  ],
  ['content/pictures/a.png', { pictures: [{ name: 'a.png', fault: 'cannot be read.' }] }],
  ['public/pictures/a.png', { files: ['/report.pdf', '/pictures/a.png'] }],
  [`${SERVICE}, picture.file`, service({ picture: { file: 'ofice.jpg', alt: 'An office' } })],
  [`${POST}, line 8`, text('![An office](/pictures/office.png)')],
  [`${POST}, line 8`, text('![](office.jpg)')],
  [`${POST}, picture`, post({ picture: 'desk.jpg', pictureAlt: 'A desk' })],
  [`${POST}, pictureAlt`, post({ picture: 'office.jpg' })],
  [`${POST}, picture`, post({ picture: 'file:///etc/passwd', pictureAlt: 'A desk' })],
  [`${POST}, line 8`, text('![A desk](data:image/png;base64,x)')],

  // What a post loses, or prints in place of a link or a heading.
  [POST, text('word '.repeat(20_000))],
  [`${POST}, line 10`, text('<p>\nA\n<iframe src="https://a.test"></iframe></p>')],
  [`${POST}, line 8`, text('A <font>word</font>.')],
  [`${POST}, line 8`, text('A <span style="color: red">word</span>.')],
  [`${POST}, line 8`, text('<!-- no end')],
  [`${POST}, line 8`, text('**1. Who is awake?** Ask.')],
  [`${POST}, line 8`, text('**Who is awake?**')],
  ...['[file](/Report Final.pdf)', '[x](/about', 'Two[^1] words', 'A **loud word'].map(
    (mark): Case => [`${POST}, line 9`, text(`A\n${mark}`)],
  ),
  ['.pages.yml, author', { cms: { ...soundContent.cms, author: [] } }],
  ['tailwind.config.ts, palette.amber.light', { palette: paleAmber }],
  ['tailwind.config.ts, palette.signal.light', { palette: noColour }],
  [`${COMPANY}, shortName`, { words: { [COMPANY]: { shortName: 'Nineteen characters' } } }],
  [`${POST}, line 8`, text('[x](javascript:x)')],
  [`${POST}, line 8`, text('[x](http://localhost:3000/about)')],
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
  [`${SERVICE}, quote`, service({ quote: 'x'.repeat(201) })],
  [`${POST}, summary`, post({ summary: 'Short.' })],
  [`${POST}, line 8`, text('![O](https://a.test/b.png)')],
  ['public/a.svg', { logos: { 'public/a.svg': '<svg viewBox="0 0 9 9"><path/></svg>' } }],
  ['content/posts/copy.md, title', posts(postFile(), postFile({ id: 'copy', summary: long }))],
  [`${POST}, category`, elsewhere('folder', postFile({ category: 'Gardening' }))],
  [`${POST}, author`, elsewhere('collection', postFile({ author: 'Somebody' }))],
  [`${AUTHORS}, authors[0].description`, authors({ description: 'Short.' })],
  [`${POST}, draft`, posts(postFile({}, true))],
  [`${POST}, title`, post({ title: 'R&amp;D' })],
  [`${POST}, title`, post({ title: 'A **post**' })],
  ...[':::tip', '!!! note', '{{< a >}}', '[[toc]]', 'A ==mark==', 'A <host>', 'An $a_1$'].map(
    (mark): Case => [`${POST}, line 9`, text(`A\n${mark}`)],
  ),
  [`${POST}, line 8`, text('## A {#b}')],
  [`${POST}, date`, post({ date: '2999-01-01' })],

  [`${FACTS}, line 2`, fact({ checked: '2020-02-29' })],
  [`${FACTS}, line 2`, fact({ source: 'nowhere' })],
  [`${SERVICE}, intro`, service({ intro: 'Not <b>x</b>.' })],
];

test.each<[string, Change]>([
  ['sound content', {}],
  ['a link to a heading', text('[a](/report.pdf) [b](#here) [c](/code-review#measures)')],
  ['a link to a post and an author', text('[a](/blog/sound#here) [b](/blog/author/a-team)')],
  ['a link to a file', service({ intro: '[x](/report.pdf), and a_name of 2*3*4.' })],
  ['pictures', text('![O](office.jpg) ![O](/pictures/office.jpg) ![O][o]\n\n[o]: office.jpg')],
  ['a picture of a service', service({ picture: { file: 'office.jpg', alt: 'An office' } })],
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
  ['../sound.md', '“/blog/sound”'],
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
  ['[x](https://other.test/a.pdf)', 'sources'],
  ['[x](mailto:a@b.test)', '[words](contact)'],
  ['[x](/blog/sound)', '[words](blog)'],
  ['[x](/reports.pdf)', 'did you mean “/report.pdf”'],
  ['[x](/nowhere.pdf)', 'public/'],
  ['[x(about)', 'stray mark'],
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
