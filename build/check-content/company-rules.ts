import { validDay } from '../../lib/dates';
import type { Report, Rule, SiteContent } from './site-content';

const FILE = 'content/company.ts';

/** Plain letters on both sides of one @: what mail programs take from a link. */
const EMAIL = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

function checkEmails({ company, companyFacts }: SiteContent, report: Report) {
  const addresses = {
    'company.email': company.email,
    'companyFacts.dataProtection.email': companyFacts.dataProtection?.email,
  };
  for (const [field, address] of Object.entries(addresses)) {
    if (address === undefined || EMAIL.test(address)) continue;
    report(
      FILE,
      field,
      `“${address}” is no e-mail address: write one such as name@company.com, without quotation marks or spaces.`,
    );
  }
}

function checkPhones({ company }: SiteContent, report: Report) {
  for (const [place, { phone }] of Object.entries(company.offices)) {
    if (phone.display.replace(/\D/g, '') === phone.dial.slice(1)) continue;
    report(
      FILE,
      `company.offices.${place}.phone`,
      `“${phone.display}” is shown and “${phone.dial}” is dialled: give both the same digits.`,
    );
  }
}

function checkTimeZones({ company }: SiteContent, report: Report) {
  for (const [place, { timeZone }] of Object.entries(company.offices)) {
    if (isTimeZone(timeZone)) continue;
    report(
      FILE,
      `company.offices.${place}.timeZone`,
      `“${timeZone}” is no time zone: use a name of the IANA list, such as Asia/Singapore.`,
    );
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function checkCoordinates({ company }: SiteContent, report: Report) {
  for (const [place, { coordinates }] of Object.entries(company.offices)) {
    if (!coordinates) continue;
    const { latitude, longitude } = coordinates;
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) continue;
    report(
      FILE,
      `company.offices.${place}.coordinates`,
      `${latitude}, ${longitude} is nowhere: write degrees north from -90 to 90 and degrees east from -180 to 180, or take the coordinates out.`,
    );
  }
}

function checkSocials({ company }: SiteContent, report: Report) {
  for (const [index, { url }] of company.socials.entries()) {
    if (/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[\w./%@~+-]*)?$/i.test(url)) continue;
    report(
      FILE,
      `company.socials[${index}].url`,
      `“${url}” is no address of a profile: copy it from the browser, beginning with https://.`,
    );
  }
}

function checkExpiries({ companyFacts }: SiteContent, report: Report) {
  const dated = { 'companyFacts.licence': companyFacts.licence };
  const certificates = (companyFacts.certificates ?? []).map(
    (certificate, index) => [`companyFacts.certificates[${index}]`, certificate] as const,
  );
  for (const [field, fact] of [...Object.entries(dated), ...certificates]) {
    if (!fact || validDay(fact.expires)) continue;
    report(
      FILE,
      `${field}.expires`,
      `“${fact.expires}” is no day of the calendar: write it as YYYY-MM-DD.`,
    );
  }
}

export const companyRules: readonly Rule[] = [
  { level: 'error', check: checkEmails },
  { level: 'error', check: checkPhones },
  { level: 'error', check: checkTimeZones },
  { level: 'error', check: checkCoordinates },
  { level: 'error', check: checkSocials },
  { level: 'error', check: checkExpiries },
];
