import { company } from './company';
import type { RouteId } from './routes';

type Contact = `mailto:${string}` | `tel:+${number}` | `https://${string}`;

/** What /.well-known/security.txt says to people who have found a weakness of this site (RFC 9116). */
export interface SecurityNotice {
  /** Where to report, in the order of preference. */
  contacts: readonly [Contact, ...Contact[]];
  /** The last day on which all of this holds, `YYYY-MM-DD`, less than a year ahead: look it through, then move the day. */
  expires: string;
  /** Languages in which reports are understood. */
  languages: readonly string[];
  /** The page that says how reports are handled, where there is one. */
  policy?: RouteId;
  /** How soon a report is answered, as in `two working days`, for that page; none is promised where it is unset. */
  answersWithin?: string;
}

export const securityNotice: SecurityNotice = {
  contacts: [`mailto:${company.email}`],
  expires: '2027-10-31',
  languages: ['en'],
  policy: 'disclosure',
};
