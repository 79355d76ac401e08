import { validDay } from '../../lib/day';
import type { Report } from './finding';
import type { SiteContent } from './site-content';

const FILE = 'content/company.ts';

/** Plain letters on both sides of one @: what mail programs take from a link. */
const EMAIL = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

export function checkEmails({ company, facts }: SiteContent, report: Report) {
  const addresses = {
    'company.email': company.email,
    'companyFacts.dataProtection.email': facts.dataProtection?.email,
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

export function checkPhones({ company }: SiteContent, report: Report) {
  for (const [place, { phone }] of Object.entries(company.offices)) {
    const field = `company.offices.${place}.phone`;
    if (!/^\+\d{7,15}$/.test(phone.dial)) {
      report(
        FILE,
        `${field}.dial`,
        `“${phone.dial}” cannot be dialled: write + and 7 to 15 digits, without spaces.`,
      );
    } else if (phone.display.replace(/\D/g, '') !== phone.dial.slice(1)) {
      report(
        FILE,
        field,
        `“${phone.display}” is shown and “${phone.dial}” is dialled: give both the same digits.`,
      );
    }
  }
}

export function checkTimeZones({ company }: SiteContent, report: Report) {
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

export function checkCoordinates({ company }: SiteContent, report: Report) {
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

export function checkSocials({ company }: SiteContent, report: Report) {
  for (const [index, { url }] of company.socials.entries()) {
    if (/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[\w./%@~+-]*)?$/i.test(url)) continue;
    report(
      FILE,
      `company.socials[${index}].url`,
      `“${url}” is no address of a profile: copy it from the browser, beginning with https://.`,
    );
  }
}

export function checkExpiries({ facts }: SiteContent, report: Report) {
  const dated = { 'companyFacts.licence': facts.licence };
  const certificates = (facts.certificates ?? []).map(
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
