import { companyFacts } from '@/content/company';
import type { CompanyFacts } from '@/content/data';
import { today } from '@/lib/dates';

/** The facts that hold on a day, `YYYY-MM-DD`: what expires holds up to its last day. */
export function factsOn(
  { licences = {}, certificates = [], insurance = [], ...facts }: CompanyFacts,
  day: string,
): CompanyFacts {
  const holds = ({ expires }: { expires: string }) => expires >= day;
  return {
    ...facts,
    licences: Object.fromEntries(Object.entries(licences).filter(([, held]) => holds(held))),
    certificates: certificates.filter(holds),
    insurance: insurance.filter(holds),
  };
}

/** What pages print. By the clock and not by the commit, or what has expired would stand until somebody commits. */
export const currentFacts = factsOn(companyFacts, today());
