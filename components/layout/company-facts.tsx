import type { CompanyFacts } from '@/content/company';
import { factWords as words } from '@/content/interface';
import { RuledAside } from '../ui/ruled-aside';

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

/** What a buyer's procurement asks for, at the foot of service pages; nothing while none of it is known. */
export function Assurances({ facts }: FactsProps) {
  const entries = assurancesIn(facts);
  if (entries.length === 0) return null;
  return (
    <RuledAside heading={words.assurances}>
      {entries.map((entry) => (
        <li key={entry} className="text-muted">
          {entry}
        </li>
      ))}
    </RuledAside>
  );
}

/** The facts that are a line each, in the order in which they are printed. */
const lines = [
  'insurance',
  'staffVetting',
  'subcontractors',
  'monitoredFrom',
  'references',
  'minimumTerm',
] as const satisfies readonly (keyof CompanyFacts & keyof typeof words)[];

function assurancesIn({ licence, certificates, serviceLevels, ...facts }: CompanyFacts): string[] {
  return [
    ...(licence ? [`${licence.name}, ${licence.number}, ${words.until} ${licence.expires}`] : []),
    ...(certificates ?? []).map(
      ({ name, body, expires }) => `${name}, ${words.by} ${body}, ${words.until} ${expires}`,
    ),
    ...lines.flatMap((line) => (facts[line] ? [`${words[line]}: ${facts[line]}`] : [])),
    ...(serviceLevels ?? []).map(({ measure, level }) => `${measure}: ${level}`),
  ];
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
