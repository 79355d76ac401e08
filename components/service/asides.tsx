import type { CompanyFacts } from '@/content/data';
import { factWords, serviceWords } from '@/content/interface';
import { type LicensedService, licensedServices } from '@/content/licensed-services';
import type { RouteId, ServiceId } from '@/content/routes';
import type { Source } from '@/content/service-page';
import { dayInWords } from '@/lib/dates';
import { checkedSince, readFacts, sourcesOf } from '@/lib/facts';
import { currentFacts } from '../layout/company-facts';
import { Fold } from '../ui/fold';

/** The documents a page names, folded under how many there are, and the day on which what it says of them was checked. */
export function Sources({ page, sources }: { page: RouteId; sources?: readonly Source[] }) {
  const facts = readFacts();
  const checked = checkedSince(page, facts);
  const own = sourcesOf(page, facts);
  const named = sources?.map((one) => own.find(({ url }) => url === one.url) ?? one) ?? own;
  return (
    <aside id="sources" aria-label={serviceWords.sources} className="text-small">
      <Fold heading={<strong>{`${serviceWords.sources} (${named.length})`}</strong>}>
        <ul className="flex flex-wrap gap-x-4 pb-1.5">
          {named.map(({ title, url }) => (
            <li key={url} className="text-muted">
              <a href={url} className="link inline-block py-1.5">
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

/** A fact that procurement asks for, and where it can be verified. */
interface Assurance {
  says: string;
  proof?: { words: string; url: string };
}

/** What a buyer's procurement asks for, at the foot of a service page; nothing while none of it is known. */
export function Assurances({ page, facts = currentFacts }: AssurancesProps) {
  // Where all licences stand already.
  const licences = page === 'buying' ? [] : licencesOn(page, facts);
  const all = [...licences, ...certificatesOn(page, facts), ...othersOn(page, facts)];
  return <RuledAside heading={factWords.assurances} all={all} />;
}

/** The licences under which a page sells, each with its entry in the register; /buying prints all. */
export function Licences({ page, facts = currentFacts }: AssurancesProps) {
  return <Entries all={licencesOn(page, facts)} />;
}

/** The company's certificates by themselves, on About; nothing while it holds none. */
export function Certificates({ facts = currentFacts }: Pick<AssurancesProps, 'facts'>) {
  const all = (facts.certificates ?? []).map(certificateEntry);
  return (
    <div className="wrap">
      <RuledAside heading={factWords.certificates} all={all} />
    </div>
  );
}

function RuledAside({ heading, all }: { heading: string; all: readonly Assurance[] }) {
  if (all.length === 0) return null;
  return (
    <aside
      aria-label={heading}
      className="flex flex-wrap content-start gap-x-2 border-t border-line py-1.5 text-small leading-[1.35]"
    >
      <p className="font-bold">{heading}</p>
      <ul className="flex flex-wrap gap-x-4">
        <Entries all={all} />
      </ul>
    </aside>
  );
}

function Entries({ all }: { all: readonly Assurance[] }) {
  return all.map(({ says, proof }) => (
    <li key={says} className="text-muted">
      {says}
      {proof && ': '}
      {proof && (
        <a href={proof.url} className="link whitespace-nowrap">
          {proof.words}
        </a>
      )}
    </li>
  ));
}

function licencesOn(page: AssurancesProps['page'], { licences = {} }: CompanyFacts): Assurance[] {
  return (Object.keys(licensedServices) as LicensedService[]).flatMap((kind) => {
    const { label, pages }: { label: string; pages: readonly string[] } = licensedServices[kind];
    const held = licences[kind];
    if (!held || (page !== 'buying' && !pages.includes(page))) return [];
    return {
      says: `${label}, ${factWords.until} ${dayInWords(held.expires)}`,
      proof: { words: held.number, url: held.register },
    };
  });
}

type Certificate = NonNullable<CompanyFacts['certificates']>[number];

/** The company's, and before them those that a licensee holds where it sells under a licence. */
function certificatesOn(page: AssurancesProps['page'], facts: CompanyFacts): Assurance[] {
  const { licences: { security, dataProtection } = {}, certificates = [] } = facts;
  const ofLicensee = licencesOn(page, facts).length > 0 ? [security, dataProtection] : [];
  return [...ofLicensee.flatMap((held) => held ?? []), ...certificates].map(certificateEntry);
}

function certificateEntry({ name, number, body, expires, verify }: Certificate): Assurance {
  const until = `${factWords.until} ${dayInWords(expires)}`;
  return {
    says: [name, number, `${factWords.by} ${body}`, until].filter(Boolean).join(', '),
    ...(verify && { proof: { words: factWords.verify, url: verify } }),
  };
}

function othersOn(page: AssurancesProps['page'], facts: CompanyFacts): Assurance[] {
  const references = (facts.references ?? []).filter(({ pages }) =>
    pages.some((id) => id === page),
  );
  return [
    ...(facts.insurance ?? []).map(
      ({ cover, insurer, sum, expires }) =>
        `${factWords.insurance}: ${cover}, ${sum}, ${insurer}, ${factWords.until} ${dayInWords(expires)}`,
    ),
    ...references.map(({ name }) => `${factWords.reference}: ${name}`),
  ].map((says) => ({ says }));
}
