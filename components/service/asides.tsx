import type { ReactNode } from 'react';
import type { CompanyFacts } from '@/content/data';
import { factWords, serviceWords } from '@/content/interface';
import { type LicensedService, licensedServices } from '@/content/licensed-services';
import type { RouteId, ServiceId } from '@/content/routes';
import type { Source } from '@/content/service-page';
import { dayInWords } from '@/lib/dates';
import { checkedSince } from '@/lib/facts';
import { currentFacts } from '../layout/company-facts';
import { Fold } from '../ui/fold';

// What stands at the foot of a service page, in this order, each a ruled row.

/** The documents a page names, folded under how many there are, and the day on which what it says of them was checked. */
export function Sources({ page, sources }: { page: RouteId; sources: readonly Source[] }) {
  const checked = checkedSince(page);
  return (
    <aside id="sources" aria-label={serviceWords.sources}>
      <Fold heading={<strong>{`${serviceWords.sources} (${sources.length})`}</strong>}>
        <ul className="flex flex-wrap gap-x-4 pb-1.5">
          {sources.map(({ title, url }) => (
            <li key={url} className="text-muted">
              <a href={url} rel="noopener" className="link inline-block py-1.5">
                {title}
              </a>
            </li>
          ))}
          {checked && (
            <li className="py-1.5 text-muted">
              {serviceWords.checked} <time dateTime={checked}>{dayInWords(checked)}</time>
            </li>
          )}
        </ul>
      </Fold>
    </aside>
  );
}

interface AssurancesProps {
  page: ServiceId | 'buying';
  facts?: CompanyFacts;
}

/** What a buyer's procurement asks for, at the foot of a service page; nothing while none of it is known. */
export function Assurances({ page, facts = currentFacts }: AssurancesProps) {
  // Where all of them stand already.
  const licences = page === 'buying' ? [] : licencesOn(page, facts);
  const certificates = certificatesOn(page, facts);
  const entries = assurancesOn(page, facts);
  if (licences.length + certificates.length + entries.length === 0) return null;
  return (
    <RuledAside heading={factWords.assurances}>
      {licences.length > 0 && <Licences page={page} facts={facts} />}
      <CertificateEntries all={certificates} />
      {entries.map((entry) => (
        <li key={entry} className="text-muted">
          {entry}
        </li>
      ))}
    </RuledAside>
  );
}

/** The licences under which a page sells, each with its entry in the register; /buying prints all. */
export function Licences({ page, facts = currentFacts }: AssurancesProps) {
  return licencesOn(page, facts).map(({ label, number, expires, register }) => (
    <li key={number} className="text-muted">
      {label}:{' '}
      <a href={register} rel="noopener" className="link">
        {number}
      </a>
      , {factWords.until} {dayInWords(expires)}
    </li>
  ));
}

/** The company's certificates by themselves, on About; nothing while it holds none. */
export function Certificates({
  facts: { certificates = [] } = currentFacts,
}: {
  facts?: CompanyFacts;
}) {
  if (certificates.length === 0) return null;
  return (
    <div className="wrap">
      <RuledAside heading={factWords.certificates}>
        <CertificateEntries all={certificates} />
      </RuledAside>
    </div>
  );
}

type Certificate = NonNullable<CompanyFacts['certificates']>[number];

function CertificateEntries({ all }: { all: readonly Certificate[] }) {
  return all.map(({ name, number, body, expires, verify }) => (
    <li key={`${name} ${number}`} className="text-muted">
      {[name, number, `${factWords.by} ${body}`, `${factWords.until} ${dayInWords(expires)}`]
        .filter(Boolean)
        .join(', ')}
      {verify && ', '}
      {verify && (
        <a href={verify} rel="noopener" className="link">
          {factWords.verify}
        </a>
      )}
    </li>
  ));
}

/** The facts that are a line each, in the order in which they are printed. */
const lines = [
  'staffVetting',
  'subcontractors',
  'monitoredFrom',
  'minimumTerm',
] as const satisfies readonly (keyof CompanyFacts & keyof typeof factWords)[];

function licencesOn(page: AssurancesProps['page'], { licences = {} }: CompanyFacts) {
  return (Object.keys(licensedServices) as LicensedService[]).flatMap((kind) => {
    const { label, pages }: { label: string; pages: readonly string[] } = licensedServices[kind];
    const held = licences[kind];
    return held && (page === 'buying' || pages.includes(page)) ? [{ label, ...held }] : [];
  });
}

/** The company's, and before them those that a licensee holds where it sells under a licence. */
function certificatesOn(page: AssurancesProps['page'], facts: CompanyFacts): Certificate[] {
  const { licences: { security, dataProtection } = {}, certificates = [] } = facts;
  const ofLicensee = licencesOn(page, facts).length > 0 ? [security, dataProtection] : [];
  return [...ofLicensee.flatMap((held) => held ?? []), ...certificates];
}

function assurancesOn(page: AssurancesProps['page'], facts: CompanyFacts): string[] {
  const ofPage = <Entry extends { pages: readonly string[] }>(entries: readonly Entry[] = []) =>
    entries.filter(({ pages }) => pages.includes(page));
  return [
    ...(facts.insurance ?? []).map(
      ({ cover, insurer, sum, expires }) =>
        `${factWords.insurance}: ${cover}, ${sum}, ${insurer}, ${factWords.until} ${dayInWords(expires)}`,
    ),
    ...lines.flatMap((line) => (facts[line] ? [`${factWords[line]}: ${facts[line]}`] : [])),
    ...(facts.serviceLevels ?? []).map(({ measure, level }) => `${measure}: ${level}`),
    ...ofPage(facts.references).map(({ name }) => `${factWords.reference}: ${name}`),
  ];
}

function RuledAside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <aside
      aria-label={heading}
      className="border-t border-line py-1.5 text-small md:beside md:items-baseline"
    >
      <p className="font-bold">{heading}</p>
      <ul className="flex flex-wrap gap-x-4">{children}</ul>
    </aside>
  );
}
