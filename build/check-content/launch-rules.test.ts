import type { CompanyFacts } from '@/content/data';
import { type LaunchSettings, launchList } from './launch-rules';
import type { SiteContent } from './site-content';
import { servicePage, soundContent } from './sound-content';

const COMPANY = 'content/company.json';

const expires = '2027-01-01';
const before = '2026-12-30';
const licence = { number: '1', expires, register: 'https://register.test/' };
const certificate = { name: 'C', body: 'B', expires };
const insurance = { cover: 'I', insurer: 'B', sum: 'SGD 1', expires };
const licences = {
  monitoring: licence,
  penetrationTesting: licence,
  security: certificate,
  dataProtection: certificate,
};
const dataProtection = { name: 'D', email: 'data@company.net' };
const person = { name: 'N', role: 'R' };
const offices = soundContent.company.offices.map((one) => ({
  ...one,
  openingHours: [{ days: ['Monday' as const], opens: '09:00', closes: '17:00' }],
}));
const withFacts = (facts: CompanyFacts) => ({
  company: { ...soundContent.company, offices, facts },
});
const withService = (change: Parameters<typeof servicePage>[0]): Partial<SiteContent> => ({
  pages: [...soundContent.pages.slice(0, 1), servicePage(change)],
});
const facts: CompanyFacts = {
  licences,
  certificates: [certificate],
  insurance: [insurance],
  cases: [{ customer: 'A bank', text: 'It was late.', pages: ['soc'] }],
  references: [{ name: 'A. Customer', pages: ['soc'] }],
  leads: [person],
  onShift: [person],
  room: { file: 'room.jpg', alt: 'The room' },
  dataProtection,
};
const ready: SiteContent = {
  ...soundContent,
  ...withService({ typical: { weeks: '3 to 5' } }),
  ...withFacts(facts),
};
const settings: LaunchSettings = {
  siteUrl: 'https://company.net',
  formSends: true,
  hsts: '1',
  owners: '* @a-company/website',
  day: '2026-12-31',
};

const company = (value: object): Partial<SiteContent> => ({
  words: { [COMPANY]: value },
});
const office = (value: object) => company({ offices: [value] });
const page = (text: string): Partial<SiteContent> => ({ words: { 'content/page.ts': { text } } });

test('nothing is left where everything is the company’s own', () => {
  const own = {
    name: 'A Company',
    email: 'post@company.net',
    offices: [{ address: ['A Road 10'], phone: { dial: '+6561234567' } }],
    socials: [{ name: 'N', url: 'https://network.net/company' }],
  };
  expect(launchList({ ...ready, ...company(own) }, settings)).toEqual([]);
});

test.each<[string, Partial<SiteContent>]>([
  [`${COMPANY}, name: “Example Ltd”`, company({ name: 'Example Ltd' })],
  [
    `${COMPANY}, facts.parent.name: “Acme Group”`,
    company({ facts: { parent: { name: 'Acme Group', trade: 'a bank' } } }),
  ],
  [
    `${COMPANY}, facts.licences.monitoring.number: “CS/SOC/C-0000-0000”`,
    company({ facts: { licences: { monitoring: { number: 'CS/SOC/C-0000-0000' } } } }),
  ],
  [`${COMPANY}, offices[0].address[0]: `, office({ address: ['Placeholder Road 1'] })],
  [`${COMPANY}, offices[0].phone.dial: `, office({ phone: { dial: '+6560000000' } })],
  [`${COMPANY}, email: `, company({ email: 'post@company.example' })],
  [`${COMPANY}, socials[0].url: `, company({ socials: [{ url: 'https://n.net/example' }] })],
  [`${COMPANY}, xdrProduct: `, company({ xdrProduct: 'Placeholder XDR' })],
  [
    'content/partners.json, partners[0].name: ',
    { words: { 'content/partners.json': { partners: [{ name: 'Notional Bank' }] } } },
  ],
  [
    `${COMPANY}, offices[0].openingHours: not known`,
    { company: { ...ready.company, offices: soundContent.company.offices.slice(0, 1) } },
  ],
  ['content/services/code-review.ts, typical: not known', withService({ typical: {} })],
  ...(
    [
      [
        'licences.monitoring: expired on 2026-12-30, and /mssp, /siemservice, ',
        { licences: { ...licences, monitoring: { ...licence, expires: before } } },
      ],
      [
        'licences.penetrationTesting: not known, and /secassessment, /vaptservice, ',
        { licences: { ...licences, penetrationTesting: undefined } },
      ],
      [
        'licences.security: expired on 2026-12-30, and a licensee holds it',
        { licences: { ...licences, security: { ...certificate, expires: before } } },
      ],
      [
        'licences.dataProtection: not known, and a licensee holds it',
        { licences: { ...licences, dataProtection: undefined } },
      ],
      [
        'certificates[0]: expired on 2026-12-30, and every service page',
        { certificates: [{ ...certificate, expires: before }] },
      ],
      ['insurance: not known, and every service page', { insurance: undefined }],
      ['insurance[0]: expired on 2026-12-30', { insurance: [{ ...insurance, expires: before }] }],
      ['cases: none, and the pages of their services', { cases: [] }],
      ['references: none, and the pages of their services', { references: undefined }],
      ['leads: nobody, and /about', { leads: [] }],
      ['onShift: nobody, and /about', { onShift: undefined }],
      ['room: no picture, and /about', { room: undefined }],
      ['dataProtection: not known, and /privacy', { dataProtection: undefined }],
    ] as const
  ).map(([beginning, change]): [string, Partial<SiteContent>] => [
    `${COMPANY}, facts.${beginning}`,
    withFacts({ ...facts, ...change } as CompanyFacts),
  ]),
  ['content/page.ts, text: “In Sri Lanka.” names a place', page('We are here. In Sri Lanka. Now.')],
  [`${COMPANY}, offices[0].name: “Sri Lankan office” names`, office({ name: 'Sri Lankan office' })],
])('%s', (beginning, change) => {
  const list = launchList({ ...ready, ...change }, settings);
  expect(list.map((line) => line.slice(0, beginning.length))).toEqual([beginning]);
});

test('without any licence, each is asked for with its pages', () => {
  const list = launchList({ ...ready, ...withFacts({ ...facts, licences: undefined }) }, settings);
  expect(list.map((line) => line.match(/licences\.\w+/)?.[0])).toEqual(
    Object.keys(licences).map((field) => `licences.${field}`),
  );
});

test.each([
  'We are in Singapore.',
  'Data may not leave Sri Lanka under the Act.',
  'Rules of Colombo',
])('“%s” is true where the office is, of a law and in the name of a document', (text) => {
  const documents = { rules: { title: 'Rules of Colombo', url: 'https://rules.test/' } } as const;
  expect(launchList({ ...ready, ...page(text), documents }, settings)).toEqual([]);
});

test.each<[string, Partial<LaunchSettings>]>([
  ['NEXT_PUBLIC_SITE_URL is not set', { siteUrl: undefined }],
  ['with https', { siteUrl: 'http://company.net' }],
  ['own origin', { siteUrl: 'http://localhost:3000' }],
  ['own origin', { siteUrl: 'https://www.company.example' }],
  ['NEXT_PUBLIC_REPORTS_URL', { reportsUrl: 'http://reports.net/' }],
  ['NEXT_PUBLIC_VITALS_URL', { vitalsUrl: 'http://vitals.net/' }],
  ['NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST', { emulatorHost: '127.0.0.1:8085' }],
  ['keys of the contact form', { formSends: false }],
  ['begin with 1', { hsts: undefined }],
  [
    'CODEOWNERS: @vigilane/website, @vigilane/editors are',
    { owners: '* @vigilane/website\n/content/ @vigilane/editors\n/app/ @vigilane/website' },
  ],
])('%s', (words, change) => {
  expect(launchList(ready, { ...settings, ...change })).toEqual([expect.stringContaining(words)]);
});
