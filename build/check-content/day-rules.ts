import { aYearAfter, today, validDay } from '../../lib/dates';
import { factsFile } from '../../lib/facts';
import type { Report, SiteContent } from './site-content';

const SECURITY = 'content/security.ts';
const ACCESSIBILITY = 'content/accessibility.ts';

/** A build says so many days ahead that the security notice runs out. */
const WARNING_DAYS = 60;

const DAY_MS = 24 * 3600 * 1000;

const MOVE_IT = 'see that people who report a weakness still reach somebody, then move the day.';

/** The days of what is no JSON, whose days its schema checks; and what has run out by its day. */
export function checkDays({ accessibility, facts, security }: SiteContent, report: Report) {
  const { expires } = security;
  const { reviewed } = accessibility;
  for (const [file, field, day] of [
    [SECURITY, 'expires', expires],
    [ACCESSIBILITY, 'reviewed', reviewed],
    ...facts.map(({ line, checked }) => [factsFile, `line ${line}`, checked] as const),
  ] as const)
    if (!validDay(day))
      report(file, field, `“${day}” is no day of the calendar: write it as YYYY-MM-DD.`);
  if (daysUntil(expires) <= 0) report(SECURITY, 'expires', `${expires} has come: ${MOVE_IT}`);
  // Whoever reads that a page was tested must not be told of a test that is long past.
  if (validDay(reviewed) && aYearAfter(reviewed) <= today())
    report(
      ACCESSIBILITY,
      'reviewed',
      `${reviewed} is a year ago: test what the page says again, correct it, then write today’s day.`,
    );
}

export function checkSecurityDeadline({ security: { expires } }: SiteContent, report: Report) {
  const days = daysUntil(expires);
  if (days > 0 && days <= WARNING_DAYS)
    report(SECURITY, 'expires', `${days} days are left until builds end: ${MOVE_IT}`);
}

/** A fact in a year is no longer sure: laws, editions and products change. */
export function checkFactAge({ facts, documents }: SiteContent, report: Report) {
  for (const { line, checked, source, at } of facts) {
    const document = documents[source];
    if (!document) {
      report(factsFile, `line ${line}`, `“${source}” is not in content/facts.ts: add it there.`);
    } else if (validDay(checked) && aYearAfter(checked) <= today()) {
      const place = [document.title, at].filter(Boolean).join(', ');
      const message = `checked on ${checked}: read ${place} again (${document.url}), and write today’s day.`;
      report(factsFile, `line ${line}`, message);
    }
  }
}

function daysUntil(day: string): number {
  return Math.round((Date.parse(validDay(day)) - Date.parse(today())) / DAY_MS);
}
