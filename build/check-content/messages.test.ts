/** @jest-environment node */
import type { Fact } from '@/content/facts';
import type { Route } from '@/content/routes';
import type { Section, ServicePage } from '@/content/service-page';
import type { PostFile } from '../../lib/blog/post-folder';
import { today } from '../../lib/today';
import { sentenceOf, throwErrors } from './finding';
import { findingsIn, rules } from './rules';
import type { SiteContent } from './site-content';
import {
  CODE_REVIEW,
  postFile,
  postText,
  servicePage,
  soundContent,
  soundService,
} from './sound-content';

/** What is changed in the sound content, and the one sentence that is then said. */
type Case = readonly [change: Partial<SiteContent>, sentence: string];

const SERVICE = 'content/services/code-review.ts';
const COMPANY = 'content/company.ts';
const POST = 'content/posts/sound.md';
const SECURITY = 'content/security.ts';

const service = (change: Partial<ServicePage>): Partial<SiteContent> => ({
  pages: [...soundContent.pages.slice(0, 1), servicePage(change)],
  claims: [],
  checkedFacts: [],
});
const section = (...sections: Section[]) => service({ sections });
const table = (rows: string[][], heading = 'T'): Section => ({
  kind: 'table',
  heading,
  columns: ['A', 'B'],
  rows,
});
const posts = (...files: PostFile[]): Partial<SiteContent> => ({
  posts: { ...soundContent.posts, files },
  checkedFacts: [],
});
const text = (beginning: string) => posts(postFile({ content: postText(beginning) }));
const { company, routes } = soundContent;
const office = (change: Partial<(typeof company.offices)[string]>): Partial<SiteContent> => ({
  company: {
    ...company,
    offices: { singapore: { ...Object.values(company.offices)[0], ...change } as never },
  },
});
const draft: Route = { path: '/zebra', label: 'Zebra', group: 'assessment', draft: true };
const security = (change: Partial<SiteContent['security']>): Partial<SiteContent> => ({
  security: { ...soundContent.security, ...change },
});
/** The day that comes so many days after today. */
const daysAhead = (days: number) =>
  new Date(Date.parse(today()) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const titled = (title: string) => service({ title });
const fact = (change: Partial<Fact>): Partial<SiteContent> => ({
  checkedFacts: soundContent.checkedFacts.map((one) => ({ ...one, ...change })),
});

/** A sentence of two pages, and a second page that shares no other with the sound one. */
const SHARED = 'Both pages say this.';
const OTHER = 'content/services/other.ts';
const otherWords: ServicePage = JSON.parse(
  JSON.stringify(soundService).replaceAll('words', 'verbs').replaceAll('Words', 'Verbs'),
);
const other = { ...otherWords, title: 'Other', quote: SHARED };
const otherPage = { file: OTHER, route: 'other', content: other, service: other };

const errors: readonly Case[] = [
  [
    service({ quote: ' ' }),
    `${SERVICE}, quote: empty: write it, or take the field out where it is optional.`,
  ],
  [
    { company: { ...company, name: '' }, words: { [COMPANY]: { company: { name: '' } } } },
    `${COMPANY}, company.name: empty: write it, or take the field out where it is optional.`,
  ],
  [
    section(table([])),
    `${SERVICE}, sections[0].rows: an empty list: fill it, or take the field out where it is optional.`,
  ],
  [
    service({ intro: 'See [this](nowhere).' }),
    `${SERVICE}, intro: “See [this](nowhere).…” links to “nowhere”, which is no page: use an id of content/routes.ts.`,
  ],
  [
    service({ intro: 'All **too loud.' }),
    `${SERVICE}, intro: “All **too loud.” has a stray mark: write [words](routeId) or **words**.`,
  ],
  [
    service({ intro: 'A {SIEM}.' }),
    `${SERVICE}, intro: “A {SIEM}.” has a stray mark: write [words](routeId) or **words**.`,
  ],
  [
    service({ description: soundContent.pages[0]?.content.description ?? '' }),
    `${SERVICE}, description: the same as that of content/about.ts: searchers cannot tell the two apart, so word it otherwise.`,
  ],
  [
    service({ searchTitle: 'About' }),
    `${SERVICE}, searchTitle: the same as that of content/about.ts: searchers cannot tell the two apart, so word it otherwise.`,
  ],
  [
    posts(postFile({ summary: '' })),
    `${POST}, summary: missing: say in one sentence what readers take from it.`,
  ],
  [
    security({ contacts: ['post@company.test'] }),
    `${SECURITY}, contacts[0]: “post@company.test” is no way to report: begin it with mailto:, tel: or https://.`,
  ],
  [
    security({ languages: ['English'] }),
    `${SECURITY}, languages[0]: “English” is no language: write one such as en.`,
  ],
  [
    security({ expires: '2027-02-30' }),
    `${SECURITY}, expires: “2027-02-30” is no day of the calendar: write it as YYYY-MM-DD.`,
  ],
  [
    security({ expires: today() }),
    `${SECURITY}, expires: ${today()} has come: see that people who report a weakness still reach somebody, then move the day.`,
  ],
  [
    section(table([['1', '2']]), table([['1', '2']])),
    `${SERVICE}, sections[1].heading: “T” makes the fragment #t a second time: word it otherwise.`,
  ],
  [
    section(table([['1', '2']], 'Sources')),
    `${SERVICE}, sections[0].heading: “Sources” makes the fragment #sources a second time: word it otherwise.`,
  ],
  [
    section(table([['1']])),
    `${SERVICE}, sections[0].rows[0]: 1 cells under 2 columns: give each column one.`,
  ],
  [
    section(
      ...soundService.sections,
      ...soundService.sections
        .filter(({ kind }) => kind === 'specimen')
        .map((one) => ({ ...one, heading: 'Another' })),
    ),
    `${SERVICE}, sections: 2 specimens, and links to #specimen find one: keep one.`,
  ],
  [
    section({ kind: 'technologies', heading: 'T', list: 'xdr', motion: 'carousel' }),
    `${SERVICE}, sections[0].motion: “xdr” has 2 logos, and a carousel needs 8: say 'still', or add some.`,
  ],
  [
    { routes: { ...routes, news: { path: '/News', label: 'News', group: 'site' } } },
    'content/routes.ts, routes.news.path: “/News” has capitals, which people mistype: write “/news”.',
  ],
  [
    { routes: { ...routes, news: { path: '/the news/', label: 'News', group: 'site' } } },
    'content/routes.ts, routes.news.path: “/the news/” cannot be an address on every host: use letters, digits and hyphens between slashes, without one at the end.',
  ],
  [
    { routes: { ...routes, news: { path: '/about', label: 'News', group: 'site' } } },
    'content/routes.ts, routes.news.path: “/about” is the address of “about” already: choose another.',
  ],
  [
    { retired: { '/About': 'codeReview' } },
    "content/routes.ts, retired['/About']: “/About” is the address of “about” again: take it out here, or nobody reaches the page.",
  ],
  [
    { retired: { '/gone': 'gone' } },
    "content/routes.ts, retired['/gone']: “gone” is no page: name the id of the page that takes its place.",
  ],
  [
    { retired: { '/old.html': 'codeReview' } },
    "content/routes.ts, retired['/old.html']: write “/old”: it is sent on with .html and with a slash at its end too.",
  ],
  [
    { retired: { '/old?id=3': 'codeReview' } },
    "content/routes.ts, retired['/old?id=3']: “/old?id=3” cannot be sent on by every host: write letters, digits, hyphens and dots between slashes, and no query.",
  ],
  [
    { retired: { '/was': 'codeReview', '/Was': 'about' } },
    "content/routes.ts, retired['/Was']: “/Was” is there twice, for case does not count: take one out.",
  ],
  [
    { retired: { '/Report.pdf': 'codeReview' } },
    "content/routes.ts, retired['/Report.pdf']: “/Report.pdf” is the address of public/report.pdf: take it out here, or nobody reaches the file.",
  ],
  [
    { retired: { '/blog/sound': 'codeReview' } },
    "content/routes.ts, retired['/blog/sound']: “/blog/sound” is the address of content/posts/sound.md: take it out here, or nobody reaches the file.",
  ],
  [
    { retired: { '/was': '/blog/gone' } },
    "content/routes.ts, retired['/was']: no post that is out is at “/blog/gone”: name another, or the id of a page.",
  ],
  [
    { routes: { ...routes, zebra: draft }, retired: { '/was': 'zebra' } },
    "content/routes.ts, retired['/was']: “zebra” is a draft: name a page that is out.",
  ],
  [
    { routes: { ...routes, zebra: { ...draft, path: '/a/zebra' } } },
    'content/routes.ts, routes.zebra.draft: only a service at an address of one part can be a draft: take the mark out.',
  ],
  [
    {
      routes: { ...routes, zebra: draft },
      ...section({
        kind: 'cards',
        heading: 'Cards',
        cards: [{ route: 'zebra' as never, title: 'Z', text: 'Text.' }],
      }),
    },
    `${SERVICE}, sections[0].cards[0].route: leads to “zebra”, which is a draft: publish it first, or take the link out.`,
  ],
  [
    { routes: { ...routes, zebra: draft }, ...text('[x](/zebra)') },
    `${POST}, line 8: “/zebra” is a draft: publish it first, or take the link out.`,
  ],
  [
    service({ quote: 'To write: a quote.' }),
    `${SERVICE}, quote: “To write: a quote.” stands in for words: write them, without “To write:”.`,
  ],
  [
    text('## To write: a heading'),
    `${POST}: “## To write: a heading” stands in for words: write them, without “To write:”.`,
  ],
  [
    text('[x](/Reviews.html)'),
    `${POST}, line 8: “/Reviews.html” is not the address of the page: write “/code-review”.`,
  ],
  [
    { company: { ...company, email: '‘post’@company.test' } },
    `${COMPANY}, company.email: “‘post’@company.test” is no e-mail address: write one such as name@company.com, without quotation marks or spaces.`,
  ],
  [
    { facts: { dataProtection: { name: 'D', email: 'dpo@company' } } },
    `${COMPANY}, companyFacts.dataProtection.email: “dpo@company” is no e-mail address: write one such as name@company.com, without quotation marks or spaces.`,
  ],
  [
    office({ phone: { display: '+65 6123 4567', dial: '+65 61234567' as never } }),
    `${COMPANY}, company.offices.singapore.phone.dial: “+65 61234567” cannot be dialled: write + and 7 to 15 digits, without spaces.`,
  ],
  [
    office({ phone: { display: '+65 6123 4567', dial: '+6561234568' } }),
    `${COMPANY}, company.offices.singapore.phone: “+65 6123 4567” is shown and “+6561234568” is dialled: give both the same digits.`,
  ],
  [
    office({ timeZone: 'Asia/Singapur' }),
    `${COMPANY}, company.offices.singapore.timeZone: “Asia/Singapur” is no time zone: use a name of the IANA list, such as Asia/Singapore.`,
  ],
  [
    office({ coordinates: { latitude: 103.82, longitude: 1.35 } }),
    `${COMPANY}, company.offices.singapore.coordinates: 103.82, 1.35 is nowhere: write degrees north from -90 to 90 and degrees east from -180 to 180, or take the coordinates out.`,
  ],
  [
    { company: { ...company, socials: [{ name: 'N', url: 'https://network' }] } },
    `${COMPANY}, company.socials[0].url: “https://network” is no address of a profile: copy it from the browser, beginning with https://.`,
  ],
  [
    { facts: { licence: { name: 'L', number: '1', expires: '2026-02-30' } } },
    `${COMPANY}, companyFacts.licence.expires: “2026-02-30” is no day of the calendar: write it as YYYY-MM-DD.`,
  ],
  [
    { facts: { certificates: [{ name: 'C', body: 'B', expires: 'soon' }] } },
    `${COMPANY}, companyFacts.certificates[0].expires: “soon” is no day of the calendar: write it as YYYY-MM-DD.`,
  ],
  [
    { partners: soundContent.partners.slice(0, 2) },
    'content/partners.ts, partners: 2 logos, and the strip needs 8: add some, or it shows its end.',
  ],
  [
    { partners: [...soundContent.partners, { name: 'P1', mark: 'peak' }] },
    'content/partners.ts, partners[8].name: “P1” is there twice: take one out.',
  ],
  [
    { partners: [...soundContent.partners, { name: 'P9', mark: 'hill' as never }] },
    'content/partners.ts, partners[8].mark: “hill” is no mark: use one of peak, gate.',
  ],
  [
    { technologyLists: { xdr: [] } },
    'content/technologies.ts, technologyLists.xdr: no logos: add one, or take the list out.',
  ],
  [
    { technologyLists: { xdr: ['cisko'] } },
    'content/technologies.ts, technologyLists.xdr[0]: “cisko” is not in technologies: did you mean “cisco”?',
  ],
  [
    { technologyLists: { xdr: ['snort'] } },
    'content/technologies.ts, technologyLists.xdr[0]: “snort” is not in technologies: add it there.',
  ],
  [
    { technologyLists: { xdr: ['cisco', 'cisco'] } },
    'content/technologies.ts, technologyLists.xdr[1]: “cisco” is there twice: take one out.',
  ],
  [
    { technologies: { ...soundContent.technologies, acme: 'Acme' } },
    'content/technologies.ts, technologies.acme: simple-icons has no “acme”: use one of its names (https://simpleicons.org), or take it out.',
  ],
  [
    { announcements: [{ date: '2026-13-01', title: 'One', text: 'Text.' }] },
    'content/news.ts, announcements[0].date: “2026-13-01” is no day of the calendar: write it as YYYY-MM-DD.',
  ],
  [
    { announcements: [...soundContent.announcements].reverse() },
    'content/news.ts, announcements[1].date: 2026-02-02 stands under 2026-01-01: put the newest announcement first.',
  ],
  [
    { announcements: soundContent.announcements.map((one) => ({ ...one, title: 'One' })) },
    'content/news.ts, announcements[1].title: “One” is there twice: word one otherwise.',
  ],
  [
    { glossary: { 'C++': 'a language' } },
    "content/glossary.ts, glossary['C++']: “C++” is never found in a text: an acronym has letters, digits and single spaces alone, so take it out.",
  ],
  [
    { claims: [{ id: 'gone', words: 'No such words', pages: ['about'], confirmed: '2026-01-01' }] },
    'content/claims.ts, gone: “No such words” stands no more in content/about.ts: write the new words here without their day, or take the claim out.',
  ],
  [
    { claims: soundContent.claims.map((claim) => ({ ...claim, confirmed: 'yes' })) },
    'content/claims.ts, stressed: “yes” is no day of the calendar: write it as YYYY-MM-DD.',
  ],
  [
    { claims: [...soundContent.claims, ...soundContent.claims] },
    'content/claims.ts, stressed: the name is there twice: give one another.',
  ],
  [
    fact({ words: ['a link', 'No such words'], pages: ['codeReview'] }),
    'content/facts.ts, “A page has words.”: “No such words” stands no more in content/services/code-review.ts: check the claim again and write the words that are there now, or take the page out.',
  ],
  [
    fact({ words: ['No such words'], pages: ['post:sound'] }),
    'content/facts.ts, “A page has words.”: “No such words” stands no more in content/posts/sound.md: check the claim again and write the words that are there now, or take the page out.',
  ],
  [
    fact({ pages: ['post:gone'] }),
    'content/facts.ts, “A page has words.”: “words” stands no more in “post:gone”: check the claim again and write the words that are there now, or take the page out.',
  ],
  [
    fact({ checked: '2026-02-30' }),
    'content/facts.ts, “A page has words.”: “2026-02-30” is no day of the calendar: write it as YYYY-MM-DD.',
  ],
  [
    service({ intro: 'By Standard 1:2017.' }),
    `${SERVICE}: “Standard 1:2017”, while content/facts.ts has Standard 1 2022: name that edition, or add the other to “earlier” there.`,
  ],
  [
    text('By Standard 1 Rev. 3.'),
    `${POST}: “Standard 1 Rev. 3”, while content/facts.ts has Standard 1 2022: name that edition, or add the other to “earlier” there.`,
  ],
  [
    posts(postFile({ category: 'Pentesting' })),
    `${POST}, category: “Pentesting” is none of the categories: did you mean “PenTesting”?`,
  ],
  [
    posts(postFile({ category: 'Gardening' })),
    `${POST}, category: “Gardening” is none of the categories: use PenTesting, Cloud Security.`,
  ],
  [text('[x](codeReview)'), `${POST}, line 8: “codeReview” is no address: write “/code-review”.`],
  [text('[x](code-review)'), `${POST}, line 8: “code-review” is no address: write “/code-review”.`],
  [text('[x](../sound.md)'), `${POST}, line 8: “../sound.md” is no address: write “/blog/sound”.`],
  [
    text('[x](www.test)'),
    `${POST}, line 8: “www.test” is no address: begin it with / for a page of this site, or with https://.`,
  ],
  [
    text('[x](/code-review/)'),
    `${POST}, line 8: “/code-review/” is not the address of the page: write “/code-review”.`,
  ],
  [
    text('[x](/reviews)'),
    `${POST}, line 8: “/reviews” is not the address of the page: write “/code-review”.`,
  ],
  [
    text('Text.\n\n[x][y]\n\n[y]: /nowhere'),
    `${POST}, line 12: “/nowhere” is no page of this site: see content/routes.ts for the addresses.`,
  ],
  [
    posts(
      postFile({ content: postText('[x](/blog/new)') }),
      postFile({ id: 'new', date: '2999-01-01' }),
    ),
    `${POST}, line 8: “/blog/new” is a post that is not out yet: publish it first, or take the link out.`,
  ],
  [text('[x](#Here)'), `${POST}, line 8: “#Here” leads to no heading: write “#here”.`],
  [text('[x](#there)'), `${POST}, line 8: “#there” leads to no heading: use one of #here.`],
  [
    text('[x](/code-review#there)'),
    `${POST}, line 8: “/code-review#there” leads to no heading: use one of #questions, #measures, #steps, #fit, #sides, #sheet, #main, #sources, #contact-call, #specimen.`,
  ],
  [
    posts(postFile({ content: `${postText('')}\n\n\`\`\`sh\nls\n` })),
    `${POST}, line 16: the code that begins here has no end: close it with a line of the same marks.`,
  ],
];

const LONG = `This sentence ${'goes on '.repeat(17)}and ends.`;

const advice: readonly Case[] = [
  [
    service({ intro: 'Send E-mails.' }),
    `${SERVICE}, intro: “E-mails” is called “email” in content/terms.ts: say that.`,
  ],
  [
    { words: { 'content/interface.ts': { skip: 'By e-mail' } } },
    'content/interface.ts, skip: “e-mail” is called “email” in content/terms.ts: say that.',
  ],
  [
    service({ intro: "It's so." }),
    `${SERVICE}, intro: ' in “It's so.”: write ‘ ’ and “ ”, and ’ as the apostrophe.`,
  ],
  [
    text('They "say" so.'),
    `${POST}, line 8: " in “They "say" so.”: write ‘ ’ and “ ”, and ’ as the apostrophe.`,
  ],
  [
    {
      posts: { files: [postFile({ category: 'Gardening' })], mistakes: [], source: 'folder' },
    },
    `${POST}, category: “Gardening” is none of the categories: use PenTesting, Cloud Security.`,
  ],
  [
    posts(postFile({ content: '[A source](https://a.test/).' })),
    `${POST}: 2 words: readers expect 600 to 1400.`,
  ],
  [
    posts(postFile({ summary: 'Short.' })),
    `${POST}, summary: 6 characters: search results show 110 to 160, so say more.`,
  ],
  [
    service({ description: 'x'.repeat(109) }),
    `${SERVICE}, description: 109 characters: search results show 110 to 160, so say more.`,
  ],
  [
    service({ description: 'x'.repeat(161) }),
    `${SERVICE}, description: 161 characters: search results show 110 to 160, so shorten it.`,
  ],
  [
    posts(postFile(), postFile({ id: 'copy', summary: 'x'.repeat(120) })),
    'content/posts/copy.md, title: the same as that of content/posts/sound.md: searchers cannot tell the two apart, so word it otherwise.',
  ],
  [
    security({ expires: daysAhead(60) }),
    `${SECURITY}, expires: 60 days are left until builds end: see that people who report a weakness still reach somebody, then move the day.`,
  ],
  [
    posts(postFile({ content: postText('').replace('[a source](https://source.test/)', 'us') })),
    `${POST}: no source: link to the documents that it rests on.`,
  ],
  [posts(postFile({}, true)), `${POST}, draft: a draft: take the line out to publish it.`],
  [
    posts(postFile({ date: '2999-01-01' })),
    `${POST}, date: 2999-01-01 has not come yet: a build on that day publishes it.`,
  ],
  [
    { posts: { files: [postFile({ date: '2999-01-01' })], mistakes: [], source: 'collection' } },
    `${POST}, date: 2999-01-01 has not come yet: until then it stands first in every list, so give it the day on which it came out.`,
  ],
  [
    { claims: soundContent.claims.map(({ confirmed, ...claim }) => claim) },
    'content/claims.ts, confirmed: 1 of 1 claims wait for the company’s word: add the day to each that it confirms.',
  ],
  [
    { routes: { ...routes, zebra: draft } },
    'content/routes.ts, routes.zebra.draft: a draft: write its page, then take the mark out to publish it.',
  ],
  [
    section(...soundService.sections.filter(({ kind }) => kind !== 'specimen')),
    `${SERVICE}, sections: no specimen: show what a customer would receive.`,
  ],
  [
    section(...soundService.sections.slice(1)),
    `${SERVICE}, sections: no section of the kind questions: buyers look for one.`,
  ],
  [
    section(
      ...soundService.sections.map((one) =>
        one.kind === 'steps' ? { ...one, steps: [{ title: 'One', text: 'So.' }] } : one,
      ),
    ),
    `${SERVICE}: 51 words: buyers expect 500 to 1200.`,
  ],
  [
    { pages: [...soundContent.pages.slice(0, 1), servicePage({ quote: SHARED }), otherPage] },
    `${OTHER}, quote: “both pages say this” stands in ${SERVICE} too: word one otherwise.`,
  ],
  [
    fact({ checked: '2020-02-29' }),
    'content/facts.ts, “A page has words.”: checked on 2020-02-29: read the source again, and write today’s day.',
  ],
  [
    titled('A'.repeat(61)),
    `${SERVICE}, title: 61 characters: search results show some 60, so put what counts first or shorten it.`,
  ],
  [
    service({ intro: LONG }),
    `${SERVICE}, intro: 38 words in “This sentence goes on goes on goes on goes on goes…”: make two sentences of it.`,
  ],
  [
    service({ intro: 'The AAA, BBB, SIEM, CCC and DDD.' }),
    `${SERVICE}, intro: 4 acronyms that nobody spells out (AAA, BBB, CCC, DDD): say some in words, or add them to content/glossary.ts.`,
  ],
  [
    service({ intro: 'We guarantee it.' }),
    `${SERVICE}, intro: “guarantee” needs proof: name it, drop the word, or have the claim confirmed in content/claims.ts.`,
  ],
  [
    service({ intro: 'A comprehensive service.' }),
    `${SERVICE}, intro: “comprehensive” says little: say what it does instead.`,
  ],
  [
    service({ intro: 'It costs € 5.' }),
    `${SERVICE}, intro: “€” is not in the site’s face and shown in another: write it otherwise, or add it to lib/typeface.ts and run npm run font.`,
  ],
];

const said = (change: Partial<SiteContent>) => findingsIn({ ...soundContent, ...change });

/** The sentences of one level; advice that an error brings along does not count against it. */
function sentencesOf(change: Partial<SiteContent>, level: string): string[] {
  return said(change)
    .filter((finding) => finding.level === level)
    .map(sentenceOf);
}

test('nothing is said of sound content', () => {
  expect(said({})).toEqual([]);
});

test.each(errors.map(([change, sentence]) => [sentence, change] as const))(
  'error: %s',
  (sentence, change) => {
    expect(sentencesOf(change, 'error')).toEqual([sentence]);
  },
);

test.each(advice.map(([change, sentence]) => [sentence, change] as const))(
  'advice: %s',
  (sentence, change) => {
    expect(said(change).map(sentenceOf)).toEqual([sentence]);
  },
);

test.each<[string, Partial<SiteContent>]>([
  [
    'a link to a file, a heading, a post and another site',
    text(
      '[a](/report.pdf) [b](#here) [c](/blog/sound#here) [d](/code-review#measures) [e](mailto:a@b.test)',
    ),
  ],
  ['a fence in a quote, with marks inside', text('> ````md\n> ```\n> ````')],
  [
    'a draft that links to a draft',
    posts(
      postFile(),
      postFile({ id: 'a', date: '2999-01-01', content: postText('[x](/blog/b)') }),
      postFile({ id: 'b', date: '2999-01-01' }),
    ),
  ],
  [
    'facts that are dated',
    { facts: { licence: { name: 'L', number: '1', expires: '2026-12-31' } } },
  ],
  [
    'a claim with the other quotation marks',
    { claims: [{ id: 'c', words: 'A  LINK and stress', pages: [CODE_REVIEW] }] },
  ],
  [
    'the edition, an earlier one, and a number that is none',
    service({ intro: 'Standard 1:2022, Standard 1 v2013, Standard 12, and Standard 1 for 2017.' }),
  ],
])('no error is found in %s', (_, change) => {
  expect(sentencesOf(change, 'error')).toEqual([]);
});

test.each<[string, Partial<SiteContent>]>([
  ['“best practice”', service({ intro: 'A list of the best practices.' })],
  [
    'an acronym beside its words',
    service({ intro: 'An air gap (AAA), BBB (a bad bug), CCC, DDD and ISO.' }),
  ],
  [
    'a proved claim',
    {
      ...service({ intro: 'We guarantee it.' }),
      claims: [
        { id: 'g', words: 'we guarantee it', pages: [CODE_REVIEW], confirmed: '2026-01-01' },
      ],
    },
  ],
  ['a character in code', text('Write `€`.')],
  ['a longer word, and a mark in code', text("A cafe-mail, and `it's`.")],
  ['a notice that holds for 61 days', security({ expires: daysAhead(61) })],
])('nothing is said of %s', (_, change) => {
  expect(said(change)).toEqual([]);
});

test('a mistake in a draft is advice until it is published', () => {
  const draft = posts(postFile({ category: 'Gardening' }, true));
  expect(sentencesOf(draft, 'error')).toEqual([]);
  expect(sentencesOf(draft, 'advice')).toHaveLength(2);
});

test('a draft of a service may lead to drafts, and what is left to write in it ends nothing', () => {
  const drafted = { ...routes, codeReview: { ...draft, path: '/code-review' as const } };
  const stub = service({ intro: 'To write: an intro.', callToAction: 'To write: a call.' });
  expect(sentencesOf({ routes: drafted, retired: {}, ...stub }, 'error')).toEqual([]);
});

test('every rule stands in these tables', () => {
  const used = rules.filter((rule) =>
    [...errors, ...advice].some(
      ([change]) => findingsIn({ ...soundContent, ...change }, [rule]).length > 0,
    ),
  );
  expect(rules.filter((rule) => !used.includes(rule)).map(({ asks }) => asks)).toEqual([]);
});

test('every mistake is told at once, and advice ends nothing', () => {
  const both = findingsIn({ ...soundContent, ...service({ quote: '', intro: 'All **too loud.' }) });
  expect(() => throwErrors(both)).toThrow(/^.*\bquote: .*\n.*\bintro: .*$/);
  expect(() => throwErrors(said(titled('A'.repeat(61))))).not.toThrow();
});
