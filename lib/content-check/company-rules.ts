import { validDay } from '../day';
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
  for (const [place, { timeZone, utcOffset }] of Object.entries(company.offices)) {
    const field = `company.offices.${place}`;
    const offsets = offsetsOf(timeZone);
    if (!offsets) {
      report(
        FILE,
        `${field}.timeZone`,
        `“${timeZone}” is no time zone: use a name of the IANA list, such as Asia/Singapore.`,
      );
    } else if (!offsets.includes(utcOffset)) {
      report(
        FILE,
        `${field}.utcOffset`,
        `${utcOffset} minutes, but ${timeZone} is ${offsets.join(' or ')} ahead of UTC: write that.`,
      );
    }
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

/** A zone's offsets from UTC in minutes, in winter and in summer; undefined of no zone. */
function offsetsOf(timeZone: string): number[] | undefined {
  try {
    const year = new Date().getUTCFullYear();
    const offsets = [0, 6].map((month) => offsetAt(timeZone, new Date(Date.UTC(year, month, 1))));
    return [...new Set(offsets)];
  } catch {
    return undefined;
  }
}

function offsetAt(timeZone: string, moment: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = name?.match(/([+-])(\d+):(\d+)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
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
