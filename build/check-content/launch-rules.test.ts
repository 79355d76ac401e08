import { company } from '@/content/company';
import type { CompanyFacts } from '@/content/data';
import { licensedServices } from '@/content/licensed-services';
import { sentenceOf } from '../../lib/finding';
import { pathOf } from '../../lib/routes';
import { launchRules } from './launch-rules';
import { findingsIn } from './rules';
import { readSiteContent, type SiteContent } from './site-content';

const COMPANY = 'content/company.json';
const [office] = company.offices;
const dataProtection = { name: 'D', email: 'data@company.net' };
const DAY = '2026-12-31';
const settings = { NEXT_PUBLIC_SITE_URL: 'https://company.net' };

/** The site of a company with an office in a country without licences, and these facts. */
const companyOf = (facts: CompanyFacts, country = 'Ceylon') => {
  const kandy = { ...office, city: 'Kandy', country, address: ['Kandy 20000'] };
  return { company: { ...company, offices: [kandy], facts } as SiteContent['company'] };
};
const words = (file: string, value: object) => ({ words: { [file]: value } });

let young: SiteContent;
beforeAll(async () => {
  const posts = { files: [], findings: [], source: 'site' } as const;
  young = {
    ...(await readSiteContent()),
    words: {},
    staleReports: [],
    posts,
    ...companyOf({ dataProtection }),
  };
});

const launchList = (change: Partial<SiteContent> = {}, set: object = {}) =>
  findingsIn({ ...young, ...change }, launchRules({ ...settings, ...set }, DAY));
const musts = (change: Partial<SiteContent>, set: object = {}) =>
  launchList(change, set)
    .filter(({ level }) => level === 'error')
    .map(sentenceOf);

test('an honest young company may launch, and is told what would be good to have', () => {
  expect(musts({})).toEqual([]);
  const fields = launchList().map(({ field }) => field);
  for (const fact of ['cases', 'room', 'insurance']) expect(fields).toContain(`facts.${fact}`);
});

const held = { name: 'C', body: 'B', expires: '2026-12-30' };
const licence = { number: '1', expires: '2027-01-01', register: 'https://register.net/' };
const mark = { ...held, expires: '2027-01-01' };
const licences = { security: mark, dataProtection: mark, monitoring: licence };

test.each<[string, Partial<SiteContent>]>([
  [`${COMPANY}, name: “Vigilane”`, words(COMPANY, { name: 'Vigilane' })],
  [`${COMPANY}, email: “a@b.example”`, words(COMPANY, { email: 'a@b.example' })],
  ['public/reports/: a.pdf and 1 more', { staleReports: ['/reports/a.pdf', '/reports/b.pdf'] }],
  ['content/partners.json, [0]', words('content/partners.json', ['Notional Bank'])],
  [`${COMPANY}, facts.dataProtection: not known`, companyOf({})],
  [
    `${COMPANY}, facts.certificates[0]: expired on 2026-12-30`,
    companyOf({ dataProtection, certificates: [held] }),
  ],
  [
    `${COMPANY}, facts.licences.penetrationTesting: not known, and ${licensedServices.penetrationTesting.pages.map(pathOf).join(', ')} sell under it`,
    companyOf({ dataProtection, licences }, 'Singapore'),
  ],
  [`${COMPANY}, office: names Sri Lanka`, words(COMPANY, { office: 'Sri Lankan office' })],
])('%s', (beginning, change) => {
  expect(musts(change)).toEqual([expect.stringContaining(beginning)]);
});

test('where a page names a place without an office is good to know', () => {
  const change = words('content/page.ts', { text: 'Singapore’s Act.' });
  const files = launchList(change).map(({ file }) => file);
  expect(files).toContain('content/page.ts');
  expect(musts(change)).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'http://company.net'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.company.example'],
  ['NEXT_PUBLIC_SITE_URL', 'https://localhost:3000'],
  ['NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST', '127.0.0.1:8085'],
])('%s that is %s is told', (name, value) => {
  expect(musts({}, { [name]: value })).toEqual([expect.stringContaining(name)]);
});
