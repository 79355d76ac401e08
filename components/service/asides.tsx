import type { ReactNode } from 'react';
import type { CompanyFacts } from '@/content/data';
import { factWords, serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import type { Source } from '@/content/service-page';
import { checkedSince } from '@/lib/facts';
import { currentFacts } from '../layout/company-facts';
import { Fold } from '../ui/fold';
import { RouteLink } from '../ui/site-link';

// What stands at the foot of a service page, in this order.

/** The documents a page names, folded under how many there are, and the day on which what it says of them was checked. */
export function Sources({ page, sources }: { page: ServiceId; sources: readonly Source[] }) {
  const checked = checkedSince(page);
  return (
    <aside aria-label={serviceWords.sources} className="wrap pt-4 text-small">
      <Fold
        heading={
          <h2 id="sources">
            {serviceWords.sources} <span className="mono">{sources.length}</span>
          </h2>
        }
      >
        <ul className="flex flex-wrap gap-x-4 pb-2">
          {sources.map(({ title, url }) => (
            <li key={url} className="text-muted">
              <a href={url} rel="noopener" className="link inline-block py-1.5">
                {title}
              </a>
            </li>
          ))}
          {checked && (
            <li className="py-1.5 text-muted">
              {serviceWords.checked} <time dateTime={checked}>{checked}</time>
            </li>
          )}
        </ul>
      </Fold>
    </aside>
  );
}

/** What a buyer's procurement asks for, at the foot of service pages; nothing while none of it is known. */
export function Assurances({ facts = currentFacts }: { facts?: CompanyFacts }) {
  const entries = assurancesIn(facts);
  if (entries.length === 0) return null;
  return (
    <RuledAside heading={factWords.assurances}>
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
] as const satisfies readonly (keyof CompanyFacts & keyof typeof factWords)[];

function assurancesIn({ licence, certificates, serviceLevels, ...facts }: CompanyFacts): string[] {
  return [
    ...(licence
      ? [`${licence.name}, ${licence.number}, ${factWords.until} ${licence.expires}`]
      : []),
    ...(certificates ?? []).map(
      ({ name, body, expires }) =>
        `${name}, ${factWords.by} ${body}, ${factWords.until} ${expires}`,
    ),
    ...lines.flatMap((line) => (facts[line] ? [`${factWords[line]}: ${facts[line]}`] : [])),
    ...(serviceLevels ?? []).map(({ measure, level }) => `${measure}: ${level}`),
  ];
}

export function RelatedServices({ ids }: { ids: readonly ServiceId[] }) {
  return (
    <RuledAside heading={serviceWords.related}>
      {ids.map((id) => (
        <li key={id}>
          <RouteLink to={id} variant="listed" />
        </li>
      ))}
    </RuledAside>
  );
}

function RuledAside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <aside aria-label={heading} className="wrap text-small">
      <div className="border-t border-line py-2.5">
        <h2 className="font-bold">{heading}</h2>
        <ul className="mt-1 flex flex-wrap gap-x-4">{children}</ul>
      </div>
    </aside>
  );
}
