import { type Author, authors } from '@/content/authors';
import { postCategories } from '@/content/blog';
import { company, offices } from '@/content/company';
import { glossary } from '@/content/glossary';
import { type Route, routes } from '@/content/routes';
import { securityNotice } from '@/content/security';
import type { Section } from '@/content/service-page';
import { soc } from '@/content/services/soc';
import { palette } from '@/tailwind.config';
import type { PostFile } from '../../lib/blog/post-folder';
import { today } from '../../lib/dates';
import { readFacts } from '../../lib/facts';
import { sentenceOf, throwErrors } from '../../lib/finding';
import { absoluteUrl } from '../../lib/site-url';
import { findingsIn } from './rules';
import { readSiteContent, type SiteContent } from './site-content';

// The site's own content with one alteration; its words, which take a while, are those of each case.

type Change = Partial<SiteContent>;
type Case = [place: string, change: Change | (() => Change)];

let site: SiteContent;
let before: ReturnType<typeof findingsIn>;
beforeAll(async () => {
  site = {
    ...(await readSiteContent()),
    words: {},
    retired: {},
    staleReports: [],
    // Whose logos are no files of the cases.
    partners: [],
    posts: source('site'),
  };
  before = findingsIn(site);
});

const PAGE = 'content/page.ts';
const SOC = 'content/services/soc.ts';
const ROUTES = 'content/routes.ts';
const POST = 'content/posts/a.md';
const LOGO = 'public/logo.svg';
const [author] = authors as [Author];
const [category] = postCategories;
const [fact] = readFacts();

function source(from: SiteContent['posts']['source'], ...files: PostFile[]): SiteContent['posts'] {
  return { files, findings: [], source: from };
}
function postFile(change: Partial<PostFile['post']> = {}, draft = false): PostFile {
  const post = {
    id: 'a',
    title: 'A post of the test',
    category,
    author: author.name,
    date: '2026-01-01',
    summary: 'A summary.',
    audience: 'buyers',
    content: '## Here\n\nIn plain words.',
    ...change,
  };
  return { file: `content/posts/${post.id}.md`, post, draft, headLines: 7 };
}
const posts = (...files: PostFile[]): Change => ({ posts: source('site', ...files) });
const post = (change: Partial<PostFile['post']>) => posts(postFile(change));
const text = (content: string) => post({ content: `${content}\n\n## Here` });
const words = (value: object, file = PAGE): Change => ({ words: { [file]: value } });
const sections =
  (...own: Section[]) =>
  (): Change => ({
    services: { ...site.services, soc: { ...soc, sections: own } },
  });
const table = (heading: string, rows: string[][]): Section => ({
  kind: 'table',
  heading,
  columns: ['A', 'B'],
  rows,
});
const row = (change: Partial<Route>) => (): Change => {
  const added: Route = { path: '/added', label: 'Added', family: 'site', ...change };
  return {
    routes: { ...routes, added },
    pageFolders: [...site.pageFolders, added.path],
    services: { ...site.services, ...(added.draft && { added: soc }) },
  };
};
const withAuthors =
  (...list: Author[]) =>
  (): Change => ({
    authors: list as unknown as SiteContent['authors'],
    cms: { ...site.cms, author: list.map(({ name }) => name) },
  });
const draft = row({ family: 'managed', draft: true });
const retired = (path: string, to = 'about'): Case => [
  `${ROUTES}, retired['${path}']`,
  { ...post({}), files: ['/Form.pdf'], retired: { [path]: to } },
];
const daysAhead = (days: number) =>
  new Date(Date.parse(today()) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const notice = (days: number): Change => ({
  security: { ...securityNotice, expires: daysAhead(days) },
});
const facts = (change: Partial<NonNullable<typeof fact>>): Change => ({
  facts: fact ? [{ ...fact, ...change }] : [],
});
const pictures = [{ name: 'office.jpg' }];
const answer = { id: 'a', says: 'A.', next: { question: 'Q?', answers: [] } };

const said = (change: Change | (() => Change)) => {
  const findings = findingsIn({ ...site, ...(typeof change === 'function' ? change() : change) });
  const known = before.map(sentenceOf);
  return findings.filter((one) => !known.includes(sentenceOf(one)));
};
/** The file and field of each thing that is said. */
const placesOf = (findings: ReturnType<typeof said>) =>
  findings.map(({ file, field }) => (field ? `${file}, ${field}` : file));

const refused: readonly Case[] = [
  [`${PAGE}, a.quote`, words({ a: { quote: ' ' } })],
  [`${PAGE}, quote`, words({ quote: 'To write: a quote.' })],
  [`${PAGE}, list`, words({ list: [] })],
  [`${PAGE}, intro`, words({ intro: 'All **too loud.' })],
  [`${PAGE}, intro`, words({ intro: 'A {SIEM}.' })],
  [`${PAGE}, parts[0].when`, words({ parts: [{ when: 'after [x](nowhere)' }] })],
  [`${PAGE}, intro`, words({ intro: 'Not <b>x</b>.' })],
  [`${PAGE}, quote`, words({ quote: 'x'.repeat(401) })],
  ['content/company.json, shortName', words({ shortName: 'x'.repeat(19) }, 'content/company.json')],
  [`${PAGE}, picture.file`, { pictures, ...words({ picture: { file: 'ofice.jpg' } }) }],
  [`${PAGE}, route`, () => ({ ...draft(), ...words({ route: 'added' }) })],
  [`${PAGE}, text`, () => ({ ...draft(), ...words({ text: '[x](added)' }) })],

  [`${SOC}, soc.sections[0].rows[0]`, sections(table('T', [['1']]))],
  [`${SOC}, soc.sections[1].heading`, sections(table('T', []), table('T', []))],
  ['content/authors.ts, authors[1].id', withAuthors(author, { ...author, name: 'B' })],
  ["content/glossary.ts, glossary['siem']", { glossary: { ...glossary, siem: {} } }],
  ['content/choose.ts, finder#a', { finder: { question: 'Q?', answers: [answer, answer] } }],
  [`${ROUTES}, routes.added.path`, row({ path: '/about' })],
  [`${ROUTES}, routes.added.label`, row({ label: routes.about.label })],
  [`${ROUTES}, routes.added.path`, row({ path: '/Added' })],
  [`${ROUTES}, routes.added.path`, row({ path: '/added/' })],
  [
    `${ROUTES}, routes.about`,
    () => ({ pageFolders: site.pageFolders.filter((one) => one !== '/about') }),
  ],
  ...['/About', '/form.pdf', '/old.html', '/old?id=3', '/blog/a'].map((path) => retired(path)),
  retired('/was', '/blog/gone'),

  ['content/facts.csv, line 2', facts({ checked: '2026-02-30' })],
  ['content/security.ts, expires', notice(0)],
  ['content/accessibility.ts, reviewed', { accessibility: { reviewed: daysAhead(-366) } }],
  ['content/authors.ts, authors[0].id', withAuthors({ ...author, id: 'A Team' })],
  ['.pages.yml, author', () => ({ cms: { ...site.cms, author: [] } })],
  ...(['#ffcc00', '#fc0'] as const).map(
    (light): Case => [
      'tailwind.config.ts, palette.amber.light',
      { palette: { ...palette, amber: { light, dark: '#ffc26b' } } as never },
    ],
  ),
  ['content/partners.json, partners[0].logo', { partners: [{ name: 'P', logo: '/none.svg' }] }],
  [`${LOGO}, viewBox`, { marks: { [LOGO]: '<svg width="9" fill="#00756f"></svg>' } }],
  [
    'content/drawings/gone.svg',
    { drawings: [{ name: 'gone.svg', svg: '<svg viewBox="0 0 9 9" aria-label="A">' }] },
  ],
  ['content/pictures/a.png', { pictures: [{ name: 'a.png', fault: 'cannot be read.' }] }],
  ['public/pictures/a.png', { files: ['/pictures/a.png'] }],

  [`${POST}, summary`, post({ summary: '' })],
  [`${POST}, category`, post({ category: 'Gardening' })],
  [`${POST}, author`, post({ author: 'B Team' })],
  [`${POST}, audience`, post({ audience: undefined as never })],
  [`${POST}, updated`, post({ updated: '2025-12-31' })],
  [`${POST}, picture`, post({ picture: 'file:///etc/passwd', pictureAlt: 'A desk' })],
  [`${POST}, pictureAlt`, { pictures, ...post({ picture: 'office.jpg' }) }],
  [`${POST}, pictureAlt`, post({ pictureAlt: 'To write: what it shows' })],
  [`${POST}, line 9`, text('A\nTo write: a word')],
  [`${POST}, line 8`, { pictures, ...text('![](office.jpg)') }],
  [`${POST}, line 8`, text('![A desk](data:image/png;base64,x)')],
  [`${POST}, line 10`, text('[x][y]\n\n[y]: /nowhere')],
  [`${POST}, line 8`, text('[x](javascript:x)')],
  [`${POST}, line 8`, text('[x](http://localhost:3000/about)')],
  [`${POST}, line 8`, text(`[x](${absoluteUrl('/abuot')})`)],
  // What a post loses, or prints in place of a link or a heading.
  [POST, text('word '.repeat(20_000))],
  [`${POST}, line 10`, text('<p>\nA\n<iframe src="https://a.test"></iframe></p>')],
  [`${POST}, line 8`, text('A <font color="red">word</font>.')],
  [`${POST}, line 8`, text('<!-- no end')],
  [`${POST}, line 8`, text('**1. Who is awake?** Ask.')],
  ...['[file](/Report Final.pdf)', '[x](/about', 'Two[^1] words', 'A **loud word'].map(
    (mark): Case => [`${POST}, line 9`, text(`A\n${mark}`)],
  ),
];

const advised: readonly Case[] = [
  [`${ROUTES}, routes.added.draft`, draft],
  ['content/security.ts, expires', notice(60)],
  ['content/facts.csv, line 2', facts({ checked: '2020-02-29' })],
  ['content/facts.csv, line 2', facts({ source: 'nowhere' })],
  ['content/facts.csv, line 2', facts({ pages: ['soc'], words: ['Words that no page has'] })],
  ['public/reports/', { staleReports: ['/reports/a.pdf'] }],
  [`${POST}, title`, post({ title: 'R&amp;D' })],
  [`${POST}, draft`, posts(postFile({}, true))],
  [`${POST}, date`, post({ date: '2999-01-01' })],
  [`${POST}, category`, { posts: source('folder', postFile({ category: 'Gardening' })) }],
  [`${POST}, line 8`, text('![O](https://a.test/b.png)')],
  ...['A <host>', 'An $a_1$', '## A {#b}', ':::tip', '{{< a >}}', '[[toc]]', 'A ==b=='].map(
    (mark): Case => [`${POST}, line 8`, text(mark)],
  ),
];

test.each<Case>([
  ['a link to a heading', text(`[b](#here) [c](${routes.soc.path}#sources)`)],
  ['a link to a post and an author', text(`[a](/blog/a#here) [b](/blog/author/${author.id})`)],
  [
    'a link to a file',
    { files: ['/form.pdf'], ...words({ intro: '[x](/form.pdf), a_name of 2*3.' }) },
  ],
  [
    'pictures',
    { pictures, ...text('![O](office.jpg) ![O](/pictures/office.jpg) ![O][o]\n\n[o]: office.jpg') },
  ],
  [
    'marks that are meant',
    text(
      '`==a==` `{{a}}`, $5 or $10, [a](tel:+6561234567), <kbd>Esc</kbd> <!-- mine -->\n\n**Note.** Text.\n\n> [!NOTE]\n> A',
    ),
  ],
  ['an address of the site in full', text(`[a](${absoluteUrl('/blog/a#here')})`)],
  ['a notice that holds for 61 days', notice(61)],
  ['a review of last year’s next day', { accessibility: { reviewed: daysAhead(-364) } }],
])('nothing is said of %s', (_, change) => {
  expect(said(change)).toEqual([]);
});

test.each(refused)('an error is named at %s', (place, change) => {
  const errors = said(change).filter(({ level }) => level === 'error');
  expect(placesOf(errors)).toEqual([place]);
});

test.each(advised)('advice is given on %s', (place, change) => {
  const found = said(change);
  expect(placesOf(found)).toEqual([place]);
  expect(found).toMatchObject([{ level: 'advice' }]);
});

test.each([
  ['soc', `“${routes.soc.path}”`],
  ['../a.md', '“/blog/a”'],
  ['/Old.html', `“${routes.about.path}”`],
  ['/abuot', `“${routes.about.path}”`],
  ['/nowhere-at-all', 'content/routes.ts'],
  ['www.test', 'https://'],
  ['/added', 'publish it first'],
  ['/blog/new', 'publish it first'],
  ['#Here', '#here'],
])('a link of a post to %s is refused, and %s is named', (address, remedy) => {
  const linking = postFile({ content: `Text.\n\n[x](${address})\n\n## Here` });
  const waiting = postFile({ id: 'new', title: 'B', date: '2999-01-01' });
  const [found] = said({
    ...draft(),
    retired: { '/old': 'about' },
    ...posts(linking, waiting),
  }).filter(({ level }) => level === 'error');
  expect(found && sentenceOf(found)).toMatch(`${POST}, line 10: `);
  expect(found?.message).toContain(remedy);
});

test.each([
  ['[x](abuot)', 'did you mean “about”'],
  ['[x](nowhere)', 'content/routes.ts'],
  [`[x](${routes.soc.path})`, '[words](soc)'],
  ['[x](https://other.test/a.pdf)', 'sources'],
  ['[x](mailto:a@b.test)', '[words](contact)'],
  ['[x](/blog/a)', '[words](blog)'],
  ['[x](/forms.pdf)', 'did you mean “/form.pdf”'],
  ['[x](/nowhere.pdf)', 'public/'],
  ['[x(about)', 'stray mark'],
])('%s on a page is refused, and %s is named', (intro, remedy) => {
  const found = said({ files: ['/form.pdf'], ...words({ intro: `Not ${intro} here.` }) });
  expect(found).toMatchObject([{ level: 'error', field: 'intro' }]);
  expect(found[0]?.message).toContain(remedy);
});

test.each([
  ['Ofice.JPEG', 'did you mean “office.jpg”?'],
  ['../pictures/office.png', 'did you mean “office.jpg”?'],
  ['desk.jpg', 'put it into content/pictures/'],
])('a picture %s that is not there is refused, and %s', (name, remedy) => {
  expect(said({ pictures, ...text(`![A desk](${name})`) })[0]?.message).toContain(remedy);
});

test('a company of one office, without a fact or a partner, has nothing to mend', async () => {
  jest.resetModules();
  const [office] = offices;
  jest.doMock('@/content/company.json', () => ({
    ...company,
    offices: [office],
    socials: [],
    facts: {},
  }));
  jest.doMock('@/content/partners.json', () => ({ partners: [] }));
  const { readSiteContent: readAnew } = await import('./site-content');
  const found = findingsIn({ ...(await readAnew()), posts: source('site') });
  expect(found.filter(({ level }) => level === 'error')).toEqual([]);
});

test('what the shape of a file says of a field, the rules do not say again', () => {
  const logo = 'logo.svg';
  const change = { ...site, partners: [{ name: 'P', logo }] };
  const [found] = findingsIn(change).filter(({ file }) => file === 'content/partners.json');
  expect(found).toBeDefined();
  expect(findingsIn(change, undefined, found && [found])).not.toContainEqual(found);
});

test('a text that modules share is named once, where it is written', () => {
  const shared = { heading: '' };
  const change = {
    words: { 'content/specimens/a.ts': { shared }, [PAGE]: { sections: [shared] } },
  };
  expect(placesOf(said(change))).toEqual(['content/specimens/a.ts, shared.heading']);
});

test('an error in a draft is advice until it is published, and advice ends nothing', () => {
  const change = { category: 'Gardening', summary: 'To write: this', content: '[x](/nowhere)' };
  const found = said(posts(postFile(change, true)));
  expect(found).toHaveLength(4);
  expect(() => throwErrors(found)).not.toThrow();
  const both = said(words({ quote: '', intro: 'All **too loud.' }));
  expect(() => throwErrors(both)).toThrow(/^.*\bquote: .*\n.*\bintro: .*$/);
});
