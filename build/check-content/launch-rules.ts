import {
  type LicensedService,
  licensedServices,
  licensingCountry,
} from '@/content/licensed-services';
import { standInPlaces, standIns } from '@/content/stand-ins';
import type { Finding } from '../../lib/finding';
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

const COMPANY = 'content/company.json';
const PARTNERS = 'content/partners.json';

/** Domains that nobody can own (RFC 2606). */
const RESERVED = /[@/.](?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=$|[/:?#])/i;

/**
 * What is left before the public sees the site. An error is false, unlawful or a stand-in, and has to go. Advice is
 * good to have: a young company may launch without it.
 */
export function launchList(content: SiteContent, settings: LaunchSettings): Finding[] {
  return [
    ...standInsIn(content),
    ...placesIn(content),
    ...heldFacts(content, settings.day),
    ...welcomeFacts(content),
    ...settingsOf(settings),
    ...standInTeams(settings.owners),
  ];
}

function must(file: string, field: string, message: string): Finding {
  return { level: 'error', file, field, message };
}

function good(file: string, field: string, message: string): Finding {
  return { level: 'advice', file, field, message };
}

function standInsIn(content: SiteContent): Finding[] {
  return [COMPANY, PARTNERS].flatMap((file) =>
    [...textsOf(content.words[file])]
      .filter(({ text }) => standIns.includes(text) || RESERVED.test(text))
      .map(({ field, text }) =>
        must(file, field, `“${text}” is a stand-in: write your own, or take the entry out.`),
      ),
  );
}

/**
 * Where the site names a place without an office. Sentences about the company take its places from its offices, so what
 * is left speaks of laws, authorities and regions, and an editor decides; among the company's own facts it is false.
 */
function placesIn(content: SiteContent): Finding[] {
  const { company, documents, posts } = content;
  const offices = company.offices.flatMap(({ city, country }) => [city, country]);
  const former = standInPlaces.filter((place) => !offices.includes(place));
  const placeIn = (text: string) => former.find((place) => text.includes(place));
  const titles = Object.values(documents).map(({ title }) => title);
  const ofPages = everyModule(content).flatMap(([file, words]) =>
    proseOf(words)
      .filter(({ text }) => placeIn(text) && !titles.includes(text))
      .map(({ field, text }): Finding => {
        const message = `names ${placeIn(text)}, where no office is: read whether that serves your readers.`;
        return (file === COMPANY ? must : good)(file, field, message);
      }),
  );
  const ofPosts = posts.files
    .filter(({ post }) => placeIn(`${post.title} ${post.summary} ${post.content}`))
    .map(({ file }) => good(file, '', `names ${former.join(' or ')}: read whether that serves.`));
  return [...ofPages, ...ofPosts];
}

/** What is held up to a day, by its field; unset where it is missing. `why` says which pages need it. */
type Held = [field: string, held: { expires: string } | undefined, why: string];

/** Licences, which the country of an office demands, and what else runs out. */
function heldFacts({ company }: SiteContent, day: string): Finding[] {
  const { licences = {}, certificates = [], insurance = [], dataProtection } = company.facts;
  const isLicensed = company.offices.some(({ country }) => country === licensingCountry);
  const kinds = Object.keys(licensedServices) as LicensedService[];
  const pagesOf = (kind: LicensedService) => licensedServices[kind].pages.map(pathOf).join(', ');
  const demanded: Held[] = [
    ...kinds.map(
      (kind): Held => [`licences.${kind}`, licences[kind], `${pagesOf(kind)} sell under it`],
    ),
    ['licences.security', licences.security, 'a licensee holds it'],
    ['licences.dataProtection', licences.dataProtection, 'a licensee holds it'],
  ];
  const others: Held[] = [
    ...certificates.map((one, index): Held => [`certificates[${index}]`, one, 'pages name it']),
    ...insurance.map((one, index): Held => [`insurance[${index}]`, one, 'pages name it']),
  ];
  const found = [...demanded, ...others].flatMap(([field, one, why]) => {
    if (one && one.expires >= day) return [];
    if (!one && !isLicensed) return [];
    const what = one ? `expired on ${one.expires}` : 'not known';
    return [must(COMPANY, `facts.${field}`, `${what}, and ${why}: fill in the one that holds.`)];
  });
  if (dataProtection) return found;
  const message = `not known, and ${pathOf('privacy')} names it: whom may people ask about their data?`;
  return [...found, must(COMPANY, 'facts.dataProtection', message)];
}

/** What pages print where it is known, and leave out otherwise. */
function welcomeFacts({ company, pages, routes }: SiteContent): Finding[] {
  const { facts, offices } = company;
  const about = pathOf('about');
  const welcome: [field: string, isKnown: unknown, remedy: string][] = [
    ['certificates', facts.certificates?.length, 'name those that the company holds'],
    ['insurance', facts.insurance?.length, 'say what covers the work, and up to which sum'],
    ['cases', facts.cases?.length, 'tell of work that was done'],
    ['references', facts.references?.length, 'name customers who have agreed to be asked'],
    ['leads', facts.leads?.length, `name who leads the work, for ${about}`],
    ['onShift', facts.onShift?.length, `name who works the shifts, for ${about}`],
    ['room', facts.room, `add one true photograph of the room, for ${about}`],
  ];
  const services = pages.filter(
    ({ service, route = '' }) => service && !isListing(service) && !routes[route]?.draft,
  );
  return [
    ...welcome
      .filter(([, isKnown]) => !isKnown)
      .map(([field, , remedy]) => good(COMPANY, `facts.${field}`, `none yet: ${remedy}.`)),
    ...[...offices.entries()]
      .filter(([, { openingHours }]) => !openingHours)
      .map(([index, { city }]) =>
        good(COMPANY, `offices[${index}].openingHours`, `none yet: say when ${city} is open.`),
      ),
    ...services
      .filter(({ service }) => Object.keys(service?.typical ?? {}).length === 0)
      .map(({ file }) =>
        good(file, 'typical', 'none yet: give the usual weeks, people or price, for /buying.'),
      ),
  ];
}

function settingsOf(settings: LaunchSettings): Finding[] {
  const { siteUrl = '', reportsUrl = '', vitalsUrl = '', emulatorHost, formSends, hsts } = settings;
  const isOwn = /^https:/.test(siteUrl) && !/localhost|127\.0\.0\.1/.test(siteUrl);
  const rules: [name: string, isRight: boolean, remedy: string, level?: typeof must][] = [
    [
      'SITE_URL',
      isOwn && !RESERVED.test(siteUrl),
      `“${siteUrl}”: give the site’s own origin, with https.`,
    ],
    ['REPORTS_URL', !/^http:/i.test(reportsUrl), `“${reportsUrl}”: give an address with https.`],
    ['VITALS_URL', !/^http:/i.test(vitalsUrl), `“${vitalsUrl}”: give an address with https.`],
    [
      'FIRESTORE_EMULATOR_HOST',
      !emulatorHost,
      `“${emulatorHost}”: take it out, or visitors’ browsers ask there for posts.`,
    ],
    ['HSTS', hsts !== undefined, 'not set: begin with 1, so that browsers hold to https.', good],
    [
      'EMAILJS_*',
      formSends,
      'not set: until then the form opens the visitor’s mail program.',
      good,
    ],
  ];
  return rules
    .filter(([, isRight]) => !isRight)
    .map(([name, , remedy, level = must]) => level('.env.local', `NEXT_PUBLIC_${name}`, remedy));
}

/** Whom GitHub would ask for a review, and cannot. */
function standInTeams(owners: string): Finding[] {
  const teams = [...new Set(owners.match(/@vigilane\/[\w-]+/gi))];
  if (teams.length === 0) return [];
  const message = `${teams.join(', ')} are stand-ins: name the teams that review, or delete the file.`;
  return [must('.github/CODEOWNERS', '', message)];
}
