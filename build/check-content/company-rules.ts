import { today, validDay } from '../../lib/dates';
import { factsFile } from '../../lib/facts';
import type { Report, SiteContent } from './site-content';

const COMPANY = 'content/company.ts';
const NEWS = 'content/news.ts';
const SECURITY = 'content/security.ts';

/** Plain letters on both sides of one @: what mail programs take from a link. */
const EMAIL = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const CONTACT = /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+\d+|https:\/\/\S+)$/;

/** A build says so many days ahead that the security notice runs out. */
const WARNING_DAYS = 60;

const DAY_MS = 24 * 3600 * 1000;

export function checkAddresses({ company, companyFacts, security }: SiteContent, report: Report) {
  const emails = {
    'company.email': company.email,
    'companyFacts.dataProtection.email': companyFacts.dataProtection?.email,
  };
  for (const [field, address] of Object.entries(emails)) {
    const message = `“${address}” is no e-mail address: write one such as name@company.com, without quotation marks or spaces.`;
    if (address !== undefined && !EMAIL.test(address)) report(COMPANY, field, message);
  }
  for (const [index, contact] of security.contacts.entries()) {
    const message = `“${contact}” is no way to report: begin it with mailto:, tel: or https://.`;
    if (!CONTACT.test(contact)) report(SECURITY, `contacts[${index}]`, message);
  }
}

export function checkPhones({ company }: SiteContent, report: Report) {
  for (const [place, { phone }] of Object.entries(company.offices)) {
    const message = `“${phone.display}” is shown and “${phone.dial}” is dialled: give both the same digits.`;
    const isSame = phone.display.replace(/\D/g, '') === phone.dial.slice(1);
    if (!isSame) report(COMPANY, `company.offices.${place}.phone`, message);
  }
}

/** Every day that pages print or that something ends on. */
export function checkDays(
  { companyFacts: { licence, certificates = [] }, announcements, facts, security }: SiteContent,
  report: Report,
) {
  const days: [file: string, field: string, day: string | undefined][] = [
    [COMPANY, 'companyFacts.licence.expires', licence?.expires],
    [SECURITY, 'expires', security.expires],
  ];
  for (const [index, { expires }] of certificates.entries()) {
    days.push([COMPANY, `companyFacts.certificates[${index}].expires`, expires]);
  }
  for (const [index, { date }] of announcements.entries()) {
    days.push([NEWS, `announcements[${index}].date`, date]);
  }
  for (const { line, checked } of facts) days.push([factsFile, `line ${line}`, checked]);
  for (const [file, field, day] of days) {
    if (day === undefined || validDay(day)) continue;
    report(file, field, `“${day}” is no day of the calendar: write it as YYYY-MM-DD.`);
  }
}

export function checkOrderOfNews({ announcements }: SiteContent, report: Report) {
  for (const [index, { date }] of announcements.entries()) {
    const newer = announcements[index - 1];
    const message = `${date} stands under ${newer?.date}: put the newest announcement first.`;
    if (newer && newer.date < date) report(NEWS, `announcements[${index}].date`, message);
  }
}

export function checkSecurityExpired({ security: { expires } }: SiteContent, report: Report) {
  if (daysUntil(expires) <= 0) report(SECURITY, 'expires', `${expires} has come: ${MOVE_IT}`);
}

export function checkSecurityDeadline({ security: { expires } }: SiteContent, report: Report) {
  const days = daysUntil(expires);
  if (days > 0 && days <= WARNING_DAYS) {
    report(SECURITY, 'expires', `${days} days are left until builds end: ${MOVE_IT}`);
  }
}

const MOVE_IT = 'see that people who report a weakness still reach somebody, then move the day.';

function daysUntil(day: string): number {
  return Math.round((Date.parse(validDay(day)) - Date.parse(today())) / DAY_MS);
}
