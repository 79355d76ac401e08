import { z } from 'zod';
import { dataFiles } from '@/content/data';
import {
  type LicensedService,
  licensedServices,
  licensingCountry,
} from '@/content/licensed-services';
import { standInPlaces, standIns } from '@/content/stand-ins';
import { today } from '../../lib/dates';
import { pathOf } from '../../lib/routes';
import { type Check, type Report, type SiteContent, servicesOf, textsIn } from './site-content';
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
export function launchRules(settings: Settings, day = today()): readonly Check[] {
  return [
    checkStandIns,
    checkPlaces,
    // No advice any more: a PDF that is older than its page may name another company.
    (content, report) =>
      checkReports(content, (file, field, message) => report(file, field, message)),
    (content, report) => checkHeld(content, report, day),
    checkWelcome,
    (_, report) => checkLaunchSettings(settings, report),
  ];
}

function checkStandIns(content: SiteContent, report: Report) {
  for (const { file, field, text } of textsIn(content))
    if (
      [COMPANY, 'content/partners.json'].includes(file) &&
      (standIns.includes(text) || RESERVED.test(text))
    )
      report(file, field, `“${text}” is a stand-in: write your own, or take the entry out.`);
}

/** Texts that name a place without an office: of the company that is false, and of a law an editor decides. */
function checkPlaces(content: SiteContent, report: Report) {
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
  for (const { file, field, text } of texts) {
    const place = former.find((one) => text.includes(one));
    const message = `names ${place}, where no office is: reword it, and take ${place} out of content/stand-ins.ts once the rest is meant.`;
    if (place) report(file, field, message, file === COMPANY ? 'error' : 'advice');
  }
}

/** What is held up to a day, by its field; unset where it is missing. `why` says which pages need it. */
type Held = [field: string, held: { expires: string } | undefined, why: string];

/** Licences, which the country of an office demands, and what else runs out. */
function checkHeld({ company }: SiteContent, report: Report, day: string) {
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
  for (const [field, one, why] of held) {
    if (one ? one.expires >= day : !isLicensed) continue;
    const what = one ? `expired on ${one.expires}` : 'not known';
    report(COMPANY, `facts.${field}`, `${what}, and ${why}: fill in the one that holds.`);
  }
  const message = `not known, and ${pathOf('privacy')} names it: whom may people ask about their data?`;
  if (!dataProtection) report(COMPANY, 'facts.dataProtection', message);
}

/** Facts that are asked for above, and one that many companies cannot have. */
const NOT_WELCOME = ['licences', 'dataProtection', 'parent'];

/** What pages print where it is known, and leave out otherwise: every fact that has a field, by what its schema says. */
function checkWelcome(content: SiteContent, report: Report) {
  const { facts, offices } = content.company;
  const { properties = {} } = z.toJSONSchema(dataFiles.company.shape.facts);
  const known = Object.entries(facts).filter(([, fact]) => !Array.isArray(fact) || fact.length > 0);
  const settled = [...known.map(([field]) => field), ...NOT_WELCOME];
  const welcome = (file: string, field: string, what: string) =>
    report(file, field, `none yet. ${what}`, 'advice');
  for (const [field, schema] of Object.entries(properties))
    if (!settled.includes(field))
      welcome(COMPANY, `facts.${field}`, `${(schema as z.core.JSONSchema.BaseSchema).description}`);
  for (const [index, { openingHours, city }] of offices.entries())
    if (!openingHours)
      welcome(COMPANY, `offices[${index}].openingHours`, `Say when ${city} is open.`);
  for (const { file, id, page, isListing, isDraft } of servicesOf(content))
    if (!page.typical && !isListing && !isDraft)
      welcome(file, `${id}.typical`, 'The usual weeks, people or price, for /buying.');
}

/** What is wrong with the settings of the build, which a build would take. */
function checkLaunchSettings(settings: Settings, report: Report) {
  const tell = (name: string, isWrong: boolean, remedy: string, level?: 'advice') => {
    if (isWrong) report('.env.local', `NEXT_PUBLIC_${name}`, remedy, level);
  };
  const isSet = (name: string) => Boolean(settings[`NEXT_PUBLIC_${name}`]);
  const { NEXT_PUBLIC_SITE_URL: origin = '' } = settings;
  const isOwn = /^https:/.test(origin) && !/127\.0\.0\.1/.test(origin) && !RESERVED.test(origin);
  const emulator = 'take it out, or visitors’ browsers ask there for posts.';
  const unkeyed = 'not set: until then the form opens the visitor’s mail program.';
  tell('SITE_URL', !isOwn, 'give the site’s own origin, with https.');
  tell('FIRESTORE_EMULATOR_HOST', isSet('FIRESTORE_EMULATOR_HOST'), emulator);
  tell('HSTS', !isSet('HSTS'), 'not set: begin with 1, so that browsers hold to https.', 'advice');
  tell('EMAILJS_*', !isSet('EMAILJS_SERVICE_ID'), unkeyed, 'advice');
}
