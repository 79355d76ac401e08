import type { CompanyFacts } from '@/content/data';
import { sentenceOf } from '../../lib/finding';
import { type LaunchSettings, launchList } from './launch-rules';
import type { SiteContent } from './site-content';
import { postFile, soundContent } from './sound-content';

const COMPANY = 'content/company.json';
const [singapore] = soundContent.company.offices;
const dataProtection = { name: 'D', email: 'data@company.net' };
const settings: LaunchSettings = {
  siteUrl: 'https://company.net',
  formSends: true,
  hsts: '1',
  owners: '* @a-company/website',
  day: '2026-12-31',
};

const inKandy = { ...singapore, city: 'Kandy', country: 'Ceylon', address: ['Kandy 20000'] };
const companyOf = (facts: CompanyFacts, office: object = inKandy): Partial<SiteContent> => {
  const company = { ...soundContent.company, offices: [office], facts } as SiteContent['company'];
  return { company, words: { [COMPANY]: { ...company, email: 'post@company.net' } } };
};
const words = (file: string, value: object): Partial<SiteContent> => ({
  words: { ...young.words, [file]: value },
});
const young: SiteContent = { ...soundContent, ...companyOf({ dataProtection }) };

const musts = (change: Partial<SiteContent>, set: Partial<LaunchSettings> = {}) =>
  launchList({ ...young, ...change }, { ...settings, ...set })
    .filter(({ level }) => level === 'error')
    .map(sentenceOf);

test('an honest young company may launch, and is told what would be good to have', () => {
  expect(musts({})).toEqual([]);
  const fields = launchList(young, settings).map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['facts.cases', 'facts.room', 'typical']));
});

const held = { name: 'C', body: 'B', expires: '2026-12-30' };
const licence = { number: '1', expires: '2027-01-01', register: 'https://register.net/' };
const mark = { ...held, expires: '2027-01-01' };
const marks = { security: mark, dataProtection: mark };

test.each<[string, Partial<SiteContent>]>([
  [`${COMPANY}, name: “Vigilane”`, words(COMPANY, { name: 'Vigilane' })],
  [`${COMPANY}, email: “a@b.example”`, words(COMPANY, { email: 'a@b.example' })],
  ['content/partners.json, [0]', words('content/partners.json', ['Notional Bank'])],
  [`${COMPANY}, facts.dataProtection: not known`, companyOf({})],
  [
    `${COMPANY}, facts.certificates[0]: expired on 2026-12-30`,
    companyOf({ dataProtection, certificates: [held] }),
  ],
  [
    `${COMPANY}, facts.licences.penetrationTesting: not known, and /secassessment`,
    companyOf({ dataProtection, licences: { ...marks, monitoring: licence } }, singapore),
  ],
  [`${COMPANY}, office: names Sri Lanka`, words(COMPANY, { office: 'Sri Lankan office' })],
])('%s', (beginning, change) => {
  expect(musts(change)).toEqual([expect.stringContaining(beginning)]);
});

test('what a page or a post says of a place is for an editor to read', () => {
  const change = {
    ...words('content/page.ts', { text: 'Singapore’s Act.' }),
    posts: { ...young.posts, files: [postFile({ title: 'In Singapore' })] },
  };
  expect(musts(change)).toEqual([]);
  const files = launchList({ ...young, ...change }, settings).map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['content/page.ts', 'content/posts/sound.md']));
});

test.each<[string, Partial<LaunchSettings>]>([
  ['NEXT_PUBLIC_SITE_URL', { siteUrl: 'http://company.net' }],
  ['NEXT_PUBLIC_SITE_URL', { siteUrl: 'https://www.company.example' }],
  ['NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST', { emulatorHost: '127.0.0.1:8085' }],
  ['@vigilane/website', { owners: '* @vigilane/website' }],
])('%s is asked for', (name, change) => {
  expect(musts({}, change)).toEqual([expect.stringContaining(name)]);
});
