import { today, validDay } from '../../lib/dates';
import type { Report, Rule, SiteContent } from './site-content';

const FILE = 'content/security.ts';

/** A build says so many days ahead that the notice runs out. */
const WARNING_DAYS = 60;

const DAY_MS = 24 * 3600 * 1000;

function checkSecurityNotice({ security }: SiteContent, report: Report) {
  const { contacts, expires, languages } = security;
  for (const [index, contact] of contacts.entries()) {
    if (/^(?:mailto:[^@\s]+@[^@\s]+|tel:\+\d+|https:\/\/\S+)$/.test(contact)) continue;
    report(
      FILE,
      `contacts[${index}]`,
      `“${contact}” is no way to report: begin it with mailto:, tel: or https://.`,
    );
  }
  for (const [index, language] of languages.entries()) {
    if (/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/.test(language)) continue;
    report(FILE, `languages[${index}]`, `“${language}” is no language: write one such as en.`);
  }
  if (!validDay(expires)) {
    report(FILE, 'expires', `“${expires}” is no day of the calendar: write it as YYYY-MM-DD.`);
  } else if (daysUntil(expires) <= 0) {
    report(
      FILE,
      'expires',
      `${expires} has come: see that people who report a weakness still reach somebody, then move the day.`,
    );
  }
}

function checkSecurityExpiry({ security: { expires } }: SiteContent, report: Report) {
  const days = daysUntil(expires);
  if (!validDay(expires) || days <= 0 || days > WARNING_DAYS) return;
  report(
    FILE,
    'expires',
    `${days} days are left until builds end: see that people who report a weakness still reach somebody, then move the day.`,
  );
}

function daysUntil(day: string): number {
  return Math.round((Date.parse(day) - Date.parse(today())) / DAY_MS);
}

export const securityRules: readonly Rule[] = [{ level: 'error', check: checkSecurityNotice }];

/** Advice that a build gives too, for soon it will refuse. */
export const deadlineRules: readonly Rule[] = [{ level: 'advice', check: checkSecurityExpiry }];
