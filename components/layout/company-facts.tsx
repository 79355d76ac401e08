import type { CompanyFacts } from '@/content/company';
import { factWords as words } from '@/content/interface';

interface FactsProps {
  facts: CompanyFacts;
}

/** The numbers of the legal line, after the company's name; nothing while none is known. */
export function LegalFacts({ facts: { registrationNumber, licence } }: FactsProps) {
  return [
    registrationNumber && ` · ${words.registration} ${registrationNumber}`,
    licence && ` · ${words.licence} ${licence.number}`,
  ].filter(Boolean);
}

/** By when a message is answered; nothing while that is not known. */
export function ResponseTime({ facts: { responseTime } }: FactsProps) {
  return responseTime ? <p className="col-span-2 text-small text-muted">{responseTime}</p> : null;
}

/** How long messages are kept, and whom to ask about personal data; nothing of either while it is not known. */
export function DataProtectionContact({ facts: { dataProtection, messageRetention } }: FactsProps) {
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
