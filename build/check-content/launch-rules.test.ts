/** @jest-environment node */
import { type LaunchSettings, launchList } from './launch-rules';
import type { SiteContent } from './site-content';
import { soundContent } from './sound-content';

const COMPANY = 'content/company.ts';

const ready: SiteContent = {
  ...soundContent,
  companyFacts: {
    licence: { name: 'L', number: '1', expires: '2027-01-01' },
    dataProtection: { name: 'D', email: 'data@company.net' },
  },
};
const settings: LaunchSettings = {
  siteUrl: 'https://company.net',
  formSends: true,
  day: '2026-12-31',
};

/** A module of content with one text, at the path of fields that its name gives. */
const words = (file: string, value: object): Partial<SiteContent> => ({ words: { [file]: value } });
const company = (value: object) => words(COMPANY, { company: value });
const office = (value: object) => company({ offices: { here: value } });

test('nothing is left where everything is the company’s own', () => {
  const own = {
    name: 'A Company',
    email: 'post@company.net',
    offices: { here: { address: ['A Road 10'], phone: { dial: '+6561234567' } } },
    socials: [{ name: 'N', url: 'https://network.net/company' }],
  };
  expect(launchList({ ...ready, ...company(own) }, settings)).toEqual([]);
});

test.each<[string, Partial<SiteContent>]>([
  [
    `${COMPANY}, company.name: “Example Ltd” is a stand-in: write the company’s own name.`,
    company({ name: 'Example Ltd' }),
  ],
  [
    `${COMPANY}, company.parent: “Acme Group” is a stand-in: write the company’s own name.`,
    company({ parent: 'Acme Group' }),
  ],
  [
    `${COMPANY}, company.offices.here.address[0]: “Placeholder Road 1” is a stand-in: write the office’s own address.`,
    office({ address: ['Placeholder Road 1'] }),
  ],
  [
    `${COMPANY}, company.offices.here.phone.dial: “+6560000000” is a stand-in: write the office’s own number, in both forms.`,
    office({ phone: { dial: '+6560000000' } }),
  ],
  [
    `${COMPANY}, company.email: “post@company.example” is a stand-in: write the company’s own address.`,
    company({ email: 'post@company.example' }),
  ],
  [
    `${COMPANY}, company.socials[0].url: “https://network.net/example” is a stand-in: write the company’s own address.`,
    company({ socials: [{ url: 'https://network.net/example' }] }),
  ],
  [
    'content/partners.ts, partners[0].name: “Notional Bank” is a stand-in: name a partner that has agreed, or take it out.',
    words('content/partners.ts', { partners: [{ name: 'Notional Bank' }] }),
  ],
  [
    'content/company.ts, company.xdrProduct: “Placeholder XDR” is a stand-in: name the product that is sold.',
    words('content/company.ts', { company: { xdrProduct: 'Placeholder XDR' } }),
  ],
  [
    `${COMPANY}, companyFacts.licence: not known: fill in the licence to sell these services.`,
    { companyFacts: { dataProtection: { name: 'D', email: 'd@company.net' } } },
  ],
  [
    `${COMPANY}, companyFacts.licence: expired on 2026-12-30: fill in the new one.`,
    {
      companyFacts: {
        ...ready.companyFacts,
        licence: { name: 'L', number: '1', expires: '2026-12-30' },
      },
    },
  ],
  [
    `${COMPANY}, companyFacts.dataProtection: not known: name whom to ask about personal data.`,
    { companyFacts: { licence: { name: 'L', number: '1', expires: '2027-01-01' } } },
  ],
  [
    'content/claims.ts, c: “About” (about) waits for the company’s word: add the day on which it is confirmed.',
    { claims: [{ id: 'c', words: 'About', pages: ['about'] }] },
  ],
  [
    'content/claims.ts, c: “24/7” stands no more in content/about.ts: write the new words here without their day, or take the claim out.',
    { claims: [{ id: 'c', words: '24/7', pages: ['about'], confirmed: '2026-01-01' }] },
  ],
])('%s', (sentence, change) => {
  expect(launchList({ ...ready, ...change }, settings)).toEqual([sentence]);
});

test.each<[string, Partial<LaunchSettings>]>([
  [
    '.env.local: NEXT_PUBLIC_SITE_URL is not set: give the site’s own origin.',
    { siteUrl: undefined },
  ],
  ...['http://localhost:3000', 'https://www.company.example', 'http://company.net'].map(
    (siteUrl): [string, Partial<LaunchSettings>] => [
      `.env.local: NEXT_PUBLIC_SITE_URL is “${siteUrl}”: give the site’s own origin, with https.`,
      { siteUrl },
    ],
  ),
  [
    '.env.local: NEXT_PUBLIC_VITALS_URL is “http://vitals.net/”, and pages under https send nothing there: give an address with https.',
    { vitalsUrl: 'http://vitals.net/' },
  ],
  [
    '.env.local: NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST is “127.0.0.1:8085”, and each visitor’s browser would ask there for posts: take it out.',
    { emulatorHost: '127.0.0.1:8085' },
  ],
  [
    '.env.local: the keys of the contact form are not set: without all four it sends nothing.',
    { formSends: false },
  ],
])('%s', (sentence, change) => {
  expect(launchList(ready, { ...settings, ...change })).toEqual([sentence]);
});
