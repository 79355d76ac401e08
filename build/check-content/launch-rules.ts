import { textsOf } from '../../lib/text';
import { checkClaims } from './claim-rules';
import type { SiteContent } from './site-content';

/** What the settings of a build say of the site. */
export interface LaunchSettings {
  siteUrl: string | undefined;
  /** Where web vitals are sent. */
  vitalsUrl?: string | undefined;
  /** The emulator that stands in for Firestore. */
  emulatorHost?: string | undefined;
  /** Whether all four keys of the contact form are set. */
  formSends: boolean;
  /** The day of the launch, `YYYY-MM-DD`. */
  day: string;
}

/** A stand-in: in which file and fields it would be, and how it is told. */
interface StandIn {
  file: string;
  fields: RegExp;
  words: RegExp;
  remedy: string;
}

/** Words that a name has while it is nobody's. */
const NOBODY =
  /\b(?:placeholder|example|specimen|sample|stand-?in|notional|lorem|acme|tbd|todo)\b/i;

const COMPANY = 'content/company.ts';

/** Told by what stands in them, so that nobody has to remember a mark. */
const standIns: readonly StandIn[] = [
  {
    file: COMPANY,
    fields: /^company\.(?:name|shortName|parent|parentLine)$/,
    words: new RegExp(`${NOBODY.source}|\\b(?:Vigilane|Meridale)\\b`, 'i'),
    remedy: 'write the company’s own name',
  },
  {
    file: COMPANY,
    fields: /^company\.offices\.\w+\.(?:address\[\d+\]|city)$/,
    words: new RegExp(`${NOBODY.source}|0000`, 'i'),
    remedy: 'write the office’s own address',
  },
  {
    file: COMPANY,
    fields: /^company\.offices\.\w+\.phone\.dial$/,
    words: /0000/,
    remedy: 'write the office’s own number, in both forms',
  },
  {
    file: COMPANY,
    fields: /(?:\.email|\.url)$/,
    words: /example|\.(?:test|invalid|localhost)\b/i,
    remedy: 'write the company’s own address',
  },
  {
    file: 'content/partners.ts',
    fields: /\.name$/,
    words: NOBODY,
    remedy: 'name a partner that has agreed, or take it out',
  },
  {
    file: COMPANY,
    fields: /^company\.xdrProduct$/,
    words: NOBODY,
    remedy: 'name the product that is sold',
  },
];

/**
 * What must still be done before the public sees the site: a line each, which begins with the file to open.
 * Empty when nothing is left.
 */
export function launchList(content: SiteContent, settings: LaunchSettings): string[] {
  return [
    ...standInsIn(content),
    ...missingFacts(content, settings.day),
    ...missingSettings(settings),
    ...openClaims(content),
  ];
}

function standInsIn({ words, pages }: SiteContent): string[] {
  const modules = [
    ...Object.entries(words),
    ...pages.map(({ file, content }): [string, object] => [file, content]),
  ];
  return modules.flatMap(([file, value]) => {
    const looked = standIns.filter((standIn) => standIn.file === file);
    return [...textsOf(value)].flatMap(({ field, text }) =>
      looked
        .filter((standIn) => standIn.fields.test(field) && standIn.words.test(text))
        .map(({ remedy }) => `${file}, ${field}: “${text}” is a stand-in: ${remedy}.`),
    );
  });
}

function missingFacts(
  { companyFacts: { licence, dataProtection } }: SiteContent,
  day: string,
): string[] {
  return [
    ...(licence
      ? []
      : [
          `${COMPANY}, companyFacts.licence: not known: fill in the licence to sell these services.`,
        ]),
    ...(licence && licence.expires < day
      ? [`${COMPANY}, companyFacts.licence: expired on ${licence.expires}: fill in the new one.`]
      : []),
    ...(dataProtection
      ? []
      : [
          `${COMPANY}, companyFacts.dataProtection: not known: name whom to ask about personal data.`,
        ]),
  ];
}

function missingSettings(settings: LaunchSettings): string[] {
  const { siteUrl, vitalsUrl, emulatorHost, formSends } = settings;
  const missing = [
    !siteUrl && 'NEXT_PUBLIC_SITE_URL is not set: give the site’s own origin.',
    siteUrl &&
      /^http:|example|localhost|127\.0\.0\.1/i.test(siteUrl) &&
      `NEXT_PUBLIC_SITE_URL is “${siteUrl}”: give the site’s own origin, with https.`,
    vitalsUrl &&
      /^http:/i.test(vitalsUrl) &&
      `NEXT_PUBLIC_VITALS_URL is “${vitalsUrl}”, and pages under https send nothing there: give an address with https.`,
    emulatorHost &&
      `NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST is “${emulatorHost}”, and each visitor’s browser would ask there for posts: take it out.`,
    !formSends && 'the keys of the contact form are not set: without all four it sends nothing.',
  ];
  return missing.flatMap((sentence) => (sentence ? [`.env.local: ${sentence}`] : []));
}

/** Claims that the company has not confirmed, and those whose words pages no longer have. */
function openClaims(content: SiteContent): string[] {
  const changed: string[] = [];
  checkClaims(content, (file, id, message) => changed.push(`${file}, ${id}: ${message}`));
  const open = content.claims
    .filter(({ confirmed }) => confirmed === undefined)
    .map(
      ({ id, words, pages }) =>
        `content/claims.ts, ${id}: “${words}” (${pages.join(', ')}) waits for the company’s word: add the day on which it is confirmed.`,
    );
  return [...changed, ...open];
}
