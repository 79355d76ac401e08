import { Fragment } from 'react';
import { companyFacts } from '@/content/company';
import type { CompanyFacts } from '@/content/data';
import { factWords as words } from '@/content/interface';
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

interface FactsProps {
  facts?: CompanyFacts;
}

/** The numbers of the legal line, after the company's name; nothing while none is known. */
export function LegalFacts({ facts = currentFacts }: FactsProps) {
  const { registrationNumber, licences: { monitoring, penetrationTesting } = {} } = facts;
  const numbers = [
    registrationNumber && `${words.registration} ${registrationNumber}`,
    ...[monitoring, penetrationTesting].map((held) => held && `${words.licence} ${held.number}`),
  ].filter(Boolean);
  return numbers.map((number) => (
    <Fragment key={number}>
      {' · '}
      <span className="whitespace-nowrap">{number}</span>
    </Fragment>
  ));
}

/** By when a message is answered; nothing while that is not known. */
export function ResponseTime({ facts: { responseTime } = currentFacts }: FactsProps) {
  return responseTime ? <p className="col-span-2 text-small text-muted">{responseTime}</p> : null;
}

/** How long messages are kept, and whom to ask about personal data; nothing of either while it is not known. */
export function DataProtectionContact({ facts = currentFacts }: FactsProps) {
  const { dataProtection, messageRetention } = facts;
  return (
    <>
      {messageRetention && <p>{messageRetention}</p>}
      {dataProtection && (
        <p>
          {words.dataProtection}: {dataProtection.name},{' '}
          <a href={`mailto:${dataProtection.email}`} className="link">
            {dataProtection.email}
          </a>
        </p>
      )}
    </>
  );
}
