import { aYearAfter, today, validDay } from '../../lib/dates';
import { factsFile } from '../../lib/facts';
import type { Report, SiteContent } from './site-content';

const SECURITY = 'content/security.ts';
const ACCESSIBILITY = 'content/accessibility.ts';

const CONTACT = /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+\d+|https:\/\/\S+)$/;

/** A build says so many days ahead that the security notice runs out. */
const WARNING_DAYS = 60;

const DAY_MS = 24 * 3600 * 1000;

export function checkContacts({ security }: SiteContent, report: Report) {
  for (const [index, contact] of security.contacts.entries()) {
    const message = `“${contact}” is no way to report: begin it with mailto:, tel: or https://.`;
    if (!CONTACT.test(contact)) report(SECURITY, `contacts[${index}]`, message);
  }
}

/** The days of what is no JSON, whose days its schema checks. */
export function checkDays({ accessibility, facts, security }: SiteContent, report: Report) {
  const days: [file: string, field: string, day: string][] = [
    [SECURITY, 'expires', security.expires],
    [ACCESSIBILITY, 'reviewed', accessibility.reviewed],
  ];
  for (const { line, checked } of facts) days.push([factsFile, `line ${line}`, checked]);
  for (const [file, field, day] of days) {
    if (validDay(day)) continue;
    report(file, field, `“${day}” is no day of the calendar: write it as YYYY-MM-DD.`);
  }
}

/** Who reads that a page was tested must not be told of a test that is long past. */
export function checkReviewed({ accessibility: { reviewed } }: SiteContent, report: Report) {
  if (!validDay(reviewed) || aYearAfter(reviewed) > today()) return;
  const message = `${reviewed} is a year ago: test what the page says again, correct it, then write today’s day.`;
  report(ACCESSIBILITY, 'reviewed', message);
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
