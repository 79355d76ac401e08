/** @jest-environment node */
import type { Route } from '@/content/routes';
import type { Section, ServicePage } from '@/content/service-page';
import type { PostFile } from '../../lib/blog/post-folder';
import { today } from '../../lib/dates';
import type { Fact } from '../../lib/facts';
import { sentenceOf, throwErrors } from '../../lib/finding';
import { findingsIn, rules } from './rules';
import type { SiteContent } from './site-content';
import { postFile, postText, servicePage, soundContent, soundService } from './sound-content';

type Change = Partial<SiteContent>;

const SERVICE = 'content/services/code-review.ts';
const COMPANY = 'content/company.ts';
const ROUTES = 'content/routes.ts';
const POST = 'content/posts/sound.md';
const SECURITY = 'content/security.ts';
const NEWS = 'content/news.ts';
const PARTNERS = 'content/partners.ts';
const TECHNOLOGIES = 'content/technologies.ts';
const CLAIMS = 'content/claims.ts';
const FACTS = 'content/facts.csv';

const { company, routes } = soundContent;
const service = (change: Partial<ServicePage>): Change => ({
  pages: [...soundContent.pages.slice(0, 1), servicePage(change)],
  claims: [],
  facts: [],
});
const section = (...sections: Section[]) => service({ sections });
const table = (rows: string[][], heading = 'T'): Section => ({
  kind: 'table',
  heading,
  columns: ['A', 'B'],
  rows,
});
const posts = (...files: PostFile[]): Change => ({
  posts: { ...soundContent.posts, files },
  facts: [],
});
const post = (change: Partial<PostFile['post']>) => posts(postFile(change));
const text = (beginning: string) => post({ content: postText(beginning) });
const elsewhere = (source: 'folder' | 'collection', file: PostFile): Change => ({
  posts: { files: [file], findings: [], source },
});
const office = (change: Partial<(typeof company.offices)[string]>): Change => {
  const [first] = Object.values(company.offices);
  return first ? { company: { ...company, offices: { singapore: { ...first, ...change } } } } : {};
};
const route = (path: `/${string}`): Change => ({
  routes: { ...routes, news: { path, label: 'News', family: 'site' } },
});
const draft: Route = { path: '/zebra', label: 'Zebra', family: 'assessment', draft: true };
const withDraft: Change = { routes: { ...routes, zebra: draft } };
const security = (change: Partial<SiteContent['security']>): Change => ({
  security: { ...soundContent.security, ...change },
});
const claims = (change: Partial<SiteContent['claims'][number]>): Change => ({
  claims: soundContent.claims.map((claim) => ({ ...claim, ...change })),
});
const fact = (change: Partial<Fact>): Change => ({
  facts: soundContent.facts.map((one) => ({ ...one, ...change })),
});
const licence = (expires: string): Change => ({
  companyFacts: { licence: { name: 'L', number: '1', expires } },
});
/** The day that comes so many days after today. */
const daysAhead = (days: number) =>
  new Date(Date.parse(today()) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** A rule, what breaks it alone, and the file and field that it then names. */
const broken: readonly [rule: string, place: string, change: Change][] = [
  ['checkEmptyTexts', `${SERVICE}, quote`, service({ quote: ' ' })],
  [
    'checkEmptyTexts',
    `${COMPANY}, company.name`,
    { words: { [COMPANY]: { company: { name: '' } } } },
  ],
  ['checkEmptyLists', `${SERVICE}, sections[0].rows`, section(table([]))],
  ['checkMarks', `${SERVICE}, intro`, service({ intro: 'See [this](nowhere).' })],
  ['checkMarks', `${SERVICE}, intro`, service({ intro: 'All **too loud.' })],
  ['checkMarks', `${SERVICE}, intro`, service({ intro: 'A {SIEM}.' })],
  [
    'checkFragments',
    `${SERVICE}, sections[1].heading`,
    section(table([['1', '2']]), table([['1', '2']])),
  ],
  ['checkFragments', `${SERVICE}, sections[0].heading`, section(table([['1', '2']], 'Sources'))],
  ['checkTables', `${SERVICE}, sections[0].rows[0]`, section(table([['1']]))],
  [
    'checkCarousels',
    `${SERVICE}, sections[0].motion`,
    section({ kind: 'technologies', heading: 'T', list: 'xdr', motion: 'carousel' }),
  ],

  ['checkUnwritten', `${SERVICE}, quote`, service({ quote: 'To write: a quote.' })],
  ['checkUnwritten', POST, text('## To write: a heading')],
  [
    'checkLinksToDrafts',
    `${SERVICE}, intro`,
    { ...withDraft, ...service({ intro: 'See [this](zebra).' }) },
  ],
  [
    'checkSpecimenCount',
    `${SERVICE}, sections`,
    section(...soundService.sections, ...soundService.sections),
  ],
  ['checkDraftServices', `${ROUTES}, routes.zebra.draft`, withDraft],
  ['checkMissingSpecimens', `${SERVICE}, sections`, section(table([['1', '2']]))],

  ['checkRoutes', `${ROUTES}, routes.news.path`, route('/News')],
  ['checkRoutes', `${ROUTES}, routes.news.path`, route('/the news/')],
  ['checkRoutes', `${ROUTES}, routes.news.path`, route('/about')],
  [
    'checkRoutes',
    `${ROUTES}, routes.zebra.draft`,
    { routes: { ...routes, zebra: { ...draft, path: '/a/zebra' } } },
  ],
  ...[
    ['/About', 'codeReview'],
    ['/old.html', 'codeReview'],
    ['/old?id=3', 'codeReview'],
    ['/Report.pdf', 'codeReview'],
    ['/blog/sound', 'codeReview'],
    ['/was', '/blog/gone'],
    ['/was', 'zebra'],
  ].map(([old = '', successor = '']): [string, string, Change] => [
    'checkRetired',
    `${ROUTES}, retired['${old}']`,
    { ...withDraft, retired: { [old]: successor } },
  ]),
  [
    'checkRetired',
    `${ROUTES}, retired['/Was']`,
    { retired: { '/was': 'codeReview', '/Was': 'about' } },
  ],
  ['checkPartners', `${PARTNERS}, partners`, { partners: soundContent.partners.slice(0, 2) }],
  [
    'checkPartners',
    `${PARTNERS}, partners[8].name`,
    { partners: [...soundContent.partners, { name: 'P1', mark: 'peak' }] },
  ],
  ['checkTechnologies', `${TECHNOLOGIES}, technologyLists.xdr`, { technologyLists: { xdr: [] } }],
  [
    'checkTechnologies',
    `${TECHNOLOGIES}, technologyLists.xdr[1]`,
    { technologyLists: { xdr: ['cisco', 'cisco'] } },
  ],
  [
    'checkTechnologies',
    `${TECHNOLOGIES}, technologies.acme`,
    { technologies: { ...soundContent.technologies, acme: 'Acme' } },
  ],
  [
    'checkAnnouncements',
    `${NEWS}, announcements[0].date`,
    { announcements: [{ date: '2026-13-01', title: 'One', text: 'Text.' }] },
  ],
  [
    'checkAnnouncements',
    `${NEWS}, announcements[1].date`,
    { announcements: [...soundContent.announcements].reverse() },
  ],
  [
    'checkAnnouncements',
    `${NEWS}, announcements[1].title`,
    { announcements: soundContent.announcements.map((one) => ({ ...one, title: 'One' })) },
  ],
  ['checkGlossary', "content/glossary.ts, glossary['C++']", { glossary: { 'C++': 'a language' } }],

  [
    'checkEmails',
    `${COMPANY}, company.email`,
    { company: { ...company, email: '‘post’@company.test' } },
  ],
  [
    'checkEmails',
    `${COMPANY}, companyFacts.dataProtection.email`,
    { companyFacts: { dataProtection: { name: 'D', email: 'dpo@company' } } },
  ],
  [
    'checkPhones',
    `${COMPANY}, company.offices.singapore.phone`,
    office({ phone: { display: '+65 6123 4567', dial: '+6561234568' } }),
  ],
  [
    'checkTimeZones',
    `${COMPANY}, company.offices.singapore.timeZone`,
    office({ timeZone: 'Asia/Singapur' }),
  ],
  [
    'checkCoordinates',
    `${COMPANY}, company.offices.singapore.coordinates`,
    office({ coordinates: { latitude: 103.82, longitude: 1.35 } }),
  ],
  [
    'checkSocials',
    `${COMPANY}, company.socials[0].url`,
    { company: { ...company, socials: [{ name: 'N', url: 'https://network' }] } },
  ],
  ['checkExpiries', `${COMPANY}, companyFacts.licence.expires`, licence('2026-02-30')],
  [
    'checkExpiries',
    `${COMPANY}, companyFacts.certificates[0].expires`,
    { companyFacts: { certificates: [{ name: 'C', body: 'B', expires: 'soon' }] } },
  ],
  [
    'checkSecurityNotice',
    `${SECURITY}, contacts[0]`,
    security({ contacts: ['post@company.test'] }),
  ],
  ['checkSecurityNotice', `${SECURITY}, languages[0]`, security({ languages: ['English'] })],
  ['checkSecurityNotice', `${SECURITY}, expires`, security({ expires: '2027-02-30' })],
  ['checkSecurityNotice', `${SECURITY}, expires`, security({ expires: today() })],
  ['checkSecurityExpiry', `${SECURITY}, expires`, security({ expires: daysAhead(60) })],

  [
    'checkUniquePages',
    `${SERVICE}, description`,
    service({ description: soundContent.pages[0]?.content.description ?? '' }),
  ],
  ['checkUniquePages', `${SERVICE}, searchTitle`, service({ searchTitle: 'About' })],
  ['checkTitles', `${SERVICE}, title`, service({ title: 'A'.repeat(61) })],
  ['checkDescriptions', `${SERVICE}, description`, service({ description: 'x'.repeat(109) })],
  ['checkDescriptions', `${SERVICE}, description`, service({ description: 'x'.repeat(161) })],
  ['checkMissingSummaries', `${POST}, summary`, post({ summary: '' })],
  ['checkSummaries', `${POST}, summary`, post({ summary: 'Short.' })],
  [
    'checkUniquePosts',
    'content/posts/copy.md, title',
    posts(postFile(), postFile({ id: 'copy', summary: 'x' })),
  ],

  ['checkCategories', `${POST}, category`, post({ category: 'Gardening' })],
  [
    'checkOtherCategories',
    `${POST}, category`,
    elsewhere('folder', postFile({ category: 'Gardening' })),
  ],
  ...[
    'codeReview',
    'code-review',
    '../sound.md',
    'www.test',
    '/code-review/',
    '/reviews',
    '/Reviews.html',
    '/nowhere',
    '/zebra',
    '#Here',
    '#there',
    '/code-review#there',
  ].map((address): [string, string, Change] => [
    'checkPostLinks',
    `${POST}, line 10`,
    { ...withDraft, ...text(`Text.\n\n[x](${address})`) },
  ]),
  ['checkPostLinks', `${POST}, line 10`, text('[x][y]\n\n[y]: /nowhere')],
  [
    'checkPostLinks',
    `${POST}, line 8`,
    posts(
      postFile({ content: postText('[x](/blog/new)') }),
      postFile({ id: 'new', date: '2999-01-01' }),
    ),
  ],
  ['checkFences', `${POST}, line 8`, post({ content: '```sh\nls\n' })],
  ['checkPostSources', POST, post({ content: 'Words.' })],
  ['checkDrafts', `${POST}, draft`, posts(postFile({}, true))],
  ['checkDrafts', `${POST}, date`, post({ date: '2999-01-01' })],
  ['checkDrafts', `${POST}, date`, elsewhere('collection', postFile({ date: '2999-01-01' }))],

  ['checkClaims', `${CLAIMS}, stressed`, claims({ words: 'No such words' })],
  ['checkClaims', `${CLAIMS}, stressed`, claims({ confirmed: 'yes' })],
  [
    'checkClaims',
    `${CLAIMS}, stressed`,
    { claims: [...soundContent.claims, ...soundContent.claims] },
  ],
  [
    'checkConfirmed',
    `${CLAIMS}, confirmed`,
    { claims: soundContent.claims.map(({ confirmed, ...claim }) => claim) },
  ],
  ['checkFactDays', `${FACTS}, line 2`, fact({ checked: '2026-02-30' })],
  [
    'checkFactWords',
    `${FACTS}, line 2`,
    fact({ words: ['a link', 'No such words'], pages: ['codeReview'] }),
  ],
  ['checkFactWords', `${FACTS}, line 2`, fact({ words: ['No'], pages: ['post:sound'] })],
  ['checkFactWords', `${FACTS}, line 2`, fact({ pages: ['post:gone'] })],
  ['checkFactAge', `${FACTS}, line 2`, fact({ checked: '2020-02-29' })],
  ['checkFactAge', `${FACTS}, line 2`, fact({ source: 'nowhere' })],
  ['checkEditions', SERVICE, service({ intro: 'By Standard 1:2017.' })],
  ['checkEditions', POST, text('By Standard 1 Rev. 3.')],

  ['checkTerms', `${SERVICE}, intro`, service({ intro: 'Send E-mails.' })],
  [
    'checkTerms',
    'content/interface.ts, skip',
    { words: { 'content/interface.ts': { skip: 'By e-mail' } } },
  ],
  ['checkQuotationMarks', `${SERVICE}, intro`, service({ intro: "It's so." })],
  ['checkQuotationMarks', `${POST}, line 8`, text('They "say" so.')],
  ['checkGlyphs', `${SERVICE}, intro`, service({ intro: 'It costs € 5.' })],
];

const said = (change: Change, asked = rules) => findingsIn({ ...soundContent, ...change }, asked);
const errorsIn = (change: Change) => said(change).filter(({ level }) => level === 'error');

test('nothing is said of sound content', () => {
  expect(said({})).toEqual([]);
});

test.each(broken)('%s names %s', (name, place, change) => {
  const found = said(
    change,
    rules.filter(({ check }) => check.name === name),
  );
  expect(found.map(({ file, field }) => (field ? `${file}, ${field}` : file))).toEqual([place]);
});

test('every rule is broken above', () => {
  const names = rules.map(({ check }) => check.name);
  expect(names).toEqual(names.filter((name) => broken.some(([rule]) => rule === name)));
});

test.each<[string, Change]>([
  [
    `${SERVICE}, quote: empty: write it, or take the field out where it is optional.`,
    service({ quote: ' ' }),
  ],
  [
    `${SERVICE}, intro: “See [this](nowhere).…” links to “nowhere”, which is no page: use an id of content/routes.ts.`,
    service({ intro: 'See [this](nowhere).' }),
  ],
  [
    `${ROUTES}, routes.news.path: “/News” has capitals, which people mistype: write “/news”.`,
    route('/News'),
  ],
  [
    `${COMPANY}, company.offices.singapore.phone: “+65 6123 4567” is shown and “+6561234568” is dialled: give both the same digits.`,
    office({ phone: { display: '+65 6123 4567', dial: '+6561234568' } }),
  ],
  [
    `${POST}, category: “Pentesting” is none of the categories: did you mean “PenTesting”?`,
    post({ category: 'Pentesting' }),
  ],
  [
    `${POST}, line 8: “/reviews” is not the address of the page: write “/code-review”.`,
    text('[x](/reviews)'),
  ],
  [`${POST}, line 8: “#there” leads to no heading: use one of #here.`, text('[x](#there)')],
  [
    `${FACTS}, line 2: “No” stands no more in ${POST}: check the claim again and write the words that are there now, or take the page out.`,
    fact({ words: ['No'], pages: ['post:sound'] }),
  ],
  [
    `${FACTS}, line 2: checked on 2020-02-29: read Standard 1:2022, 4.2 again (https://standard.test/), and write today’s day.`,
    fact({ checked: '2020-02-29' }),
  ],
  [
    `${SERVICE}, intro: “E-mails” is called “email” in content/terms.ts: say that.`,
    service({ intro: 'Send E-mails.' }),
  ],
])('%s', (sentence, change) => {
  expect(said(change).map(sentenceOf)).toEqual([sentence]);
});

test.each<[string, Change]>([
  [
    'a link to a file, a heading, a post and another site',
    text(
      '[a](/report.pdf) [b](#here) [c](/blog/sound#here) [d](/code-review#measures) [e](mailto:a@b.test)',
    ),
  ],
  ['a fence in a quote, with marks inside', text('> ````md\n> ```\n> ````')],
  ['facts that are dated', licence('2026-12-31')],
  ['a claim with the other quotation marks', claims({ words: 'A  LINK and stress' })],
  [
    'the edition, an earlier one, and a number that is none',
    service({ intro: 'Standard 1:2022, Standard 1 v2013, Standard 12, and Standard 1 for 2017.' }),
  ],
  ['a character in code', text('Write `€`.')],
  ['a longer word, and a mark in code', text("A cafe-mail, and `it's`.")],
  ['a notice that holds for 61 days', security({ expires: daysAhead(61) })],
])('nothing is said of %s', (_, change) => {
  expect(said(change)).toEqual([]);
});

test('words that pages no longer have end no build', () => {
  expect(errorsIn({ ...claims({ words: 'Gone' }), ...fact({ words: ['Gone'] }) })).toEqual([]);
});

test('an error in a draft is advice until it is published', () => {
  expect(errorsIn(posts(postFile({ category: 'Gardening' }, true)))).toEqual([]);
  const ahead = { date: '2999-01-01' };
  const linking = postFile({ ...ahead, id: 'a', content: postText('[x](/blog/b)') });
  expect(errorsIn(posts(linking, postFile({ ...ahead, id: 'b' })))).toEqual([]);
});

test('a draft of a service may lead to drafts, and what is left to write in it ends nothing', () => {
  const drafted = { ...routes, codeReview: { ...draft, path: '/code-review' as const } };
  const stub = service({ intro: 'To write: an intro.', callToAction: 'To write: a call.' });
  expect(errorsIn({ routes: drafted, retired: {}, ...stub })).toEqual([]);
});

test('every error is told at once, and advice ends nothing', () => {
  const both = said(service({ quote: '', intro: 'All **too loud.' }));
  expect(() => throwErrors(both)).toThrow(/^.*\bquote: .*\n.*\bintro: .*$/);
  expect(() => throwErrors(said(service({ title: 'A'.repeat(61) })))).not.toThrow();
});
