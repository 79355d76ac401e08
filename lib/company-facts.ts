import { type CompanyFacts, companyFacts } from '@/content/company';
import { today } from './dates';

/** The facts that hold on a day, `YYYY-MM-DD`: a licence or a certificate holds up to its last day. */
export function factsOn(
  { licence, certificates = [], ...facts }: CompanyFacts,
  day: string,
): CompanyFacts {
  return {
    ...facts,
    ...(licence && licence.expires >= day && { licence }),
    certificates: certificates.filter(({ expires }) => expires >= day),
  };
}

/** What pages print. By the clock and not by the commit, or what has expired would stand until somebody commits. */
export const currentFacts = factsOn(companyFacts, today());
