import { type LicensedService, licensedServices } from '@/content/licensed-services';
import { pathOf } from '../../lib/routes';
import { proseOf, textsOf } from '../../lib/text';
import { isListing } from './page-rules';
import { everyModule, type SiteContent } from './site-content';

/** What the settings of a build say of the site. */
export interface LaunchSettings {
  siteUrl: string | undefined;
  /** Where browsers send reports, and web vitals. */
  reportsUrl?: string | undefined;
  vitalsUrl?: string | undefined;
  /** The emulator that stands in for Firestore. */
  emulatorHost?: string | undefined;
  /** Whether all four keys of the contact form are set. */
  formSends: boolean;
  /** The step of Strict-Transport-Security, as it is set. */
  hsts?: string | undefined;
  /** The text of .github/CODEOWNERS. */
  owners: string;
  /** The day of the launch, `YYYY-MM-DD`. */
  day: string;
}

/** Words that mark a placeholder name. */
const NOBODY =
  /\b(?:placeholder|example|specimen|sample|stand-?in|notional|lorem|acme|tbd|todo|Vigilane|Meridale)\b/i;

/** Where the stand-in company has its offices. */
const PLACES = ['Singapore', 'Colombo', 'Sri Lanka'];

/** A passage that names a law is true wherever the offices are. */
const LAW = /\b(?:Act|PDPA)\b/;

const COMPANY = 'content/company.json';
const PARTNERS = 'content/partners.json';
const GLOSSARY = 'content/glossary.ts';

/** Stand-ins are detected by their text, so content needs no flag. */
const standIns = [
  [COMPANY, /(?:^|\.)(?:name|shortName)$/, NOBODY, 'write the company’s own name'],
  [COMPANY, /^xdrProduct$/, NOBODY, 'name the product that is sold'],
  [COMPANY, /\.(?:address\[\d+\]|city)$/, NOBODY, 'write the office’s own address'],
  [COMPANY, /\.address\[\d+\]$/, /0000/, 'write the office’s own address'],
  [COMPANY, /\.dial$/, /0000/, 'write the office’s own number, in both forms'],
  [
    COMPANY,
    /(?:^|\.)(?:email|url)$/,
    /example|\.(?:test|invalid|localhost)\b/i,
    'write the company’s own address',
  ],
  [
    COMPANY,
    /licences\.\w+\.number$/,
    /^CS\/(?:SOC|PTS)\/C-0000-0000$/,
    'write the licence’s own number, its last day and its page in the register',
  ],
  [PARTNERS, /\.name$/, NOBODY, 'name a partner that has agreed, or take it out'],
] as const;

/**
 * What must still be done before the public sees the site: a line each, which begins with the file to open.
 * Empty when nothing is left.
 */
export function launchList(content: SiteContent, settings: LaunchSettings): string[] {
  return [
    ...standInsIn(content),
    ...formerPlacesIn(content),
    ...missingFacts(content, settings.day),
    ...missingHours(content),
    ...missingFigures(content),
    ...missingSettings(settings),
    ...standInTeams(settings.owners),
  ];
}

function standInsIn(content: SiteContent): string[] {
  return everyModule(content).flatMap(([file, value]) => {
    const looked = standIns.filter(([place]) => place === file);
    return [...textsOf(value)].flatMap(({ field, text }) =>
      looked
        .filter(([, fields, words]) => fields.test(field) && words.test(text))
        .map(([, , , remedy]) => `${file}, ${field}: “${text}” is a stand-in: ${remedy}.`),
    );
  });
}

/** What pages say of places where no office is; posts and names of documents may. */
function formerPlacesIn(content: SiteContent): string[] {
  const offices = content.company.offices.flatMap(({ city, country }) => [city, country]);
  const former = PLACES.filter((place) => !offices.includes(place));
  const titles = Object.values(content.documents).map(({ title }) => title);
  return everyModule(content).flatMap(([file, value]) =>
    proseOf(value)
      .filter(({ text }) => file !== GLOSSARY && !LAW.test(text) && !titles.includes(text))
      .flatMap(({ field, text }) => {
        const sentence = text
          .split(/(?<=[.!?]) /)
          .find((one) => former.some((place) => one.includes(place)));
        return sentence
          ? [
              `${file}, ${field}: “${sentence}” names a place where no office is: say where the company is.`,
            ]
          : [];
      }),
  );
}

/** Offices of which nobody is told when somebody is there. */
function missingHours({ company }: SiteContent): string[] {
  return company.offices.flatMap(({ city, openingHours }, index) =>
    openingHours
      ? []
      : [`${COMPANY}, offices[${index}].openingHours: not known: say when somebody is in ${city}.`],
  );
}

function missingFacts({ company }: SiteContent, day: string): string[] {
  const {
    licences = {},
    dataProtection,
    certificates,
    insurance,
    cases,
    references,
    leads,
    onShift,
    room,
  } = company.facts;
  const about = pathOf('about');
  const kinds = Object.keys(licensedServices) as LicensedService[];
  const pagesOf = (kind: LicensedService) => licensedServices[kind].pages.map(pathOf).join(', ');
  const selling = kinds.map(pagesOf).join(', ');
  const printed = 'every service page prints it';
  const held: Held[] = [
    ...kinds.map(
      (kind): Held => [`licences.${kind}`, licences[kind], `${pagesOf(kind)} sell under it`],
    ),
    ['licences.security', licences.security, `a licensee holds it, and ${selling} print it`],
    [
      'licences.dataProtection',
      licences.dataProtection,
      `a licensee holds it, and ${selling} print it`,
    ],
    ...manyHeld('certificates', certificates ?? [], printed),
    ...manyHeld('insurance', insurance?.length ? insurance : [undefined], printed),
  ];
  return sentences(`${COMPANY}, facts.`, [
    ...held.flatMap(([field, one, why]) => [
      !one && `${field}: not known, and ${why}: fill it in.`,
      one &&
        one.expires < day &&
        `${field}: expired on ${one.expires}, and ${why}: fill in the new one.`,
    ]),
    !cases?.length &&
      'cases: none, and the pages of their services print them: tell of work that was done.',
    !references?.length &&
      'references: none, and the pages of their services print them: name customers who have agreed to be asked.',
    !leads?.length && `leads: nobody, and ${about} prints them: name who leads the work.`,
    !onShift?.length && `onShift: nobody, and ${about} prints them: name who works the shifts.`,
    !room && `room: no picture, and ${about} prints it: add one true photograph of the room.`,
    !dataProtection &&
      `dataProtection: not known, and ${pathOf('privacy')} prints it: name whom to ask about personal data.`,
  ]);
}

/** Services of which buyers are not told what is typical. */
function missingFigures({ pages, routes }: SiteContent): string[] {
  return pages
    .filter(({ service, route = '' }) => service && !isListing(service) && !routes[route]?.draft)
    .filter(({ service }) => Object.keys(service?.typical ?? {}).length === 0)
    .map(
      ({ file }) =>
        `${file}, typical: not known: give the usual weeks, people or lowest price, which /buying prints.`,
    );
}

/** What is held up to a day, by its field; unset where it is missing. The last says which pages need it. */
type Held = [field: string, held: { expires: string } | undefined, why: string];

function manyHeld(field: string, all: readonly Held[1][], why: string): Held[] {
  return all.map((one, index) => [one ? `${field}[${index}]` : field, one, why]);
}

function missingSettings(settings: LaunchSettings): string[] {
  const { siteUrl = '', reportsUrl = '', vitalsUrl = '', emulatorHost, formSends, hsts } = settings;
  return sentences('.env.local: ', [
    !siteUrl && 'NEXT_PUBLIC_SITE_URL is not set: give the site’s own origin.',
    /^http:|example|localhost|127\.0\.0\.1/i.test(siteUrl) &&
      `NEXT_PUBLIC_SITE_URL is “${siteUrl}”: give the site’s own origin, with https.`,
    /^http:/i.test(reportsUrl) &&
      `NEXT_PUBLIC_REPORTS_URL is “${reportsUrl}”, and pages under https send nothing there: give an address with https.`,
    /^http:/i.test(vitalsUrl) &&
      `NEXT_PUBLIC_VITALS_URL is “${vitalsUrl}”, and pages under https send nothing there: give an address with https.`,
    emulatorHost &&
      `NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST is “${emulatorHost}”, and each visitor’s browser would ask there for posts: take it out.`,
    !hsts && 'NEXT_PUBLIC_HSTS is not set, and browsers hold to https for one day: begin with 1.',
    !formSends && 'the keys of the contact form are not set: without all four it sends nothing.',
  ]);
}

/** Whom GitHub would ask for a review, and cannot. */
function standInTeams(owners: string): string[] {
  const teams = new Set(owners.match(/@vigilane\/[\w-]+/gi));
  if (teams.size === 0) return [];
  return [
    `.github/CODEOWNERS: ${[...teams].join(', ')} are stand-ins: name the teams that review.`,
  ];
}

/** Those of some sentences that hold, after what all of them begin with. */
function sentences(beginning: string, all: readonly (string | false | undefined)[]): string[] {
  return all.flatMap((sentence) => (sentence ? [beginning + sentence] : []));
}
