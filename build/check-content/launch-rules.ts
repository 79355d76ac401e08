import { z } from 'zod';
import { dataFiles } from '@/content/data';
import {
  type LicensedService,
  licensedServices,
  licensingCountry,
} from '@/content/licensed-services';
import { standInPlaces, standIns } from '@/content/stand-ins';
import { today } from '../../lib/dates';
import type { Finding } from '../../lib/finding';
import { pathOf } from '../../lib/routes';
import { type SiteContent, servicesOf, textsIn, valuesIn } from './site-content';
import { checkReports } from './site-rules';

const COMPANY = 'content/company.json';

/** Domains that nobody can own (RFC 2606). */
const RESERVED = /[@/.](?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=$|[/:?#])/i;

/** Variables of the environment, by name. */
type Settings = Readonly<Record<string, string | undefined>>;

/**
 * What is left before the public sees the site on a day, `YYYY-MM-DD`. An error is false, unlawful or a stand-in, and has
 * to go. Advice is good to have: a young company may launch without it.
 */
export function launchList(content: SiteContent, settings: Settings, day = today()): Finding[] {
  return [
    ...standInsIn(content),
    ...placesIn(content),
    ...reportsOf(content),
    ...heldFacts(content, day),
    ...welcomeFacts(content),
    ...settingsOf(settings),
  ];
}

const toldOf =
  (level: Finding['level']) =>
  (file: string, field: string, message: string): Finding => ({ level, file, field, message });
const must = toldOf('error');
const good = toldOf('advice');

/** A PDF that is older than its page may name another company. */
function reportsOf(content: SiteContent): Finding[] {
  const found: Finding[] = [];
  checkReports(content, (file, field, message) => found.push(must(file, field, message)));
  return found;
}

function standInsIn(content: SiteContent): Finding[] {
  return [...valuesIn(content)].flatMap(({ file, field, value }) => {
    if (![COMPANY, 'content/partners.json'].includes(file) || typeof value !== 'string') return [];
    if (!standIns.includes(value) && !RESERVED.test(value)) return [];
    return [must(file, field, `“${value}” is a stand-in: write your own, or take the entry out.`)];
  });
}

/** Texts that name a place without an office: of the company that is false, and of a law an editor decides. */
function placesIn(content: SiteContent): Finding[] {
  const offices = content.company.offices.flatMap(({ city, country }) => [city, country]);
  const former = standInPlaces.filter((place) => !offices.includes(place));
  const texts = [
    // Titles of documents and time zones are as they are.
    ...[...textsIn(content)].filter(
      ({ file, field }) => file !== 'content/facts.ts' && !field.endsWith('.timeZone'),
    ),
    ...content.posts.files.map(({ file, post }) => ({
      file,
      field: '',
      text: Object.values(post).join(' '),
    })),
  ];
  return texts.flatMap(({ file, field, text }) => {
    const place = former.find((one) => text.includes(one));
    const message = `names ${place}, where no office is: reword it, and take ${place} out of content/stand-ins.ts once the rest is meant.`;
    return place ? [(file === COMPANY ? must : good)(file, field, message)] : [];
  });
}

/** What is held up to a day, by its field; unset where it is missing. `why` says which pages need it. */
type Held = [field: string, held: { expires: string } | undefined, why: string];

/** Licences, which the country of an office demands, and what else runs out. */
function heldFacts({ company }: SiteContent, day: string): Finding[] {
  const { licences = {}, certificates = [], insurance = [], dataProtection } = company.facts;
  const isLicensed = company.offices.some(({ country }) => country === licensingCountry);
  const kinds = Object.keys(licensedServices) as LicensedService[];
  const pagesOf = (kind: LicensedService) => licensedServices[kind].pages.map(pathOf).join(', ');
  const held: Held[] = [
    ...kinds.map(
      (kind): Held => [`licences.${kind}`, licences[kind], `${pagesOf(kind)} sell under it`],
    ),
    ['licences.security', licences.security, 'a licensee holds it'],
    ['licences.dataProtection', licences.dataProtection, 'a licensee holds it'],
    ...certificates.map((one, index): Held => [`certificates[${index}]`, one, 'pages name it']),
    ...insurance.map((one, index): Held => [`insurance[${index}]`, one, 'pages name it']),
  ];
  const found = held
    .filter(([, one]) => (one ? one.expires < day : isLicensed))
    .map(([field, one, why]) => {
      const what = one ? `expired on ${one.expires}` : 'not known';
      return must(COMPANY, `facts.${field}`, `${what}, and ${why}: fill in the one that holds.`);
    });
  if (dataProtection) return found;
  const message = `not known, and ${pathOf('privacy')} names it: whom may people ask about their data?`;
  return [...found, must(COMPANY, 'facts.dataProtection', message)];
}

/** Facts that are asked for above, and one that many companies cannot have. */
const NOT_WELCOME = ['licences', 'dataProtection', 'parent'];

/** What pages print where it is known, and leave out otherwise: every fact that has a field, by what its schema says. */
function welcomeFacts(content: SiteContent): Finding[] {
  const { facts, offices } = content.company;
  const { properties = {} } = z.toJSONSchema(dataFiles.company.shape.facts);
  const known = Object.entries(facts).filter(([, fact]) => !Array.isArray(fact) || fact.length > 0);
  const settled = [...known.map(([field]) => field), ...NOT_WELCOME];
  const welcome = Object.entries(properties).flatMap(([field, schema]): [string, string][] =>
    settled.includes(field)
      ? []
      : [[`facts.${field}`, String((schema as z.core.JSONSchema.BaseSchema).description)]],
  );
  const hours = offices.flatMap(({ openingHours, city }, index): [string, string][] =>
    openingHours ? [] : [[`offices[${index}].openingHours`, `Say when ${city} is open.`]],
  );
  const untypical = servicesOf(content).filter(
    ({ page, isListing, isDraft }) => !page.typical && !isListing && !isDraft,
  );
  return [
    ...[...welcome, ...hours].map(([field, what]) => good(COMPANY, field, `none yet. ${what}`)),
    ...untypical.map(({ file, id }) =>
      good(file, `${id}.typical`, 'none yet. The usual weeks, people or price, for /buying.'),
    ),
  ];
}

/** What is wrong with the settings of the build, which a build would take. */
function settingsOf(settings: Settings): Finding[] {
  const tell = (level: typeof must, name: string, isWrong: boolean, remedy: string) =>
    isWrong ? [level('.env.local', `NEXT_PUBLIC_${name}`, remedy)] : [];
  const isSet = (name: string) => Boolean(settings[`NEXT_PUBLIC_${name}`]);
  const { NEXT_PUBLIC_SITE_URL: origin = '' } = settings;
  const isOwn = /^https:/.test(origin) && !/127\.0\.0\.1/.test(origin) && !RESERVED.test(origin);
  const emulator = 'take it out, or visitors’ browsers ask there for posts.';
  const unkeyed = 'not set: until then the form opens the visitor’s mail program.';
  return [
    ...tell(must, 'SITE_URL', !isOwn, 'give the site’s own origin, with https.'),
    ...tell(must, 'FIRESTORE_EMULATOR_HOST', isSet('FIRESTORE_EMULATOR_HOST'), emulator),
    ...tell(good, 'HSTS', !isSet('HSTS'), 'not set: begin with 1, so that browsers hold to https.'),
    ...tell(good, 'EMAILJS_*', !isSet('EMAILJS_SERVICE_ID'), unkeyed),
  ];
}
