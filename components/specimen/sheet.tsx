import type { ReactNode } from 'react';
import { company } from '@/content/company';
import { serviceWords } from '@/content/interface';
import {
  type Entry,
  SPECIMEN_FRAGMENT,
  type SpecimenSection,
  specimenCustomer,
} from '@/content/specimen';
import type { SpecimenPage } from '@/lib/sample-reports';
import { factsOn } from '@/lib/specimen-facts';
import { ReportLink } from '../reports/report-link';
import { Fold } from '../ui/fold';
import { Entries } from './entries';

interface SheetProps {
  specimen: SpecimenSection;
  page: SpecimenPage;
  children: ReactNode;
}

/** What every specimen has: its caption, its title, one figure with the facts beside it, and its last row. */
export function Sheet({ specimen, page, children }: SheetProps) {
  const { document, title, figure, outcome } = specimen;
  return (
    <article
      id={SPECIMEN_FRAGMENT}
      className="break-inside-avoid rounded border border-line border-t-[3px] border-t-text bg-paper px-2 pt-1 pb-1 sm:px-3 sm:pb-3 lg:px-5 lg:pb-4"
    >
      <p className="caption flex flex-wrap items-center gap-x-3 border-line border-b sm:pb-1">
        <span>
          <strong className="text-text">{serviceWords.specimen}</strong> {document}
        </span>
        <span className="grow">{`${specimenCustomer} ${serviceWords.specimenNote}`}</span>
        <span className="hidden print:inline">{company.name}</span>
        <ReportLink page={page} />
      </p>
      <div className="mt-2 grid gap-x-8 gap-y-1.5 md:mt-3 md:gap-y-3 md:grid-cols-[4fr_8fr] md:grid-rows-[auto_1fr] print:grid-cols-[4fr_8fr]">
        <h3 className="text-lede md:col-start-2 print:col-start-2">{title}</h3>
        <div className="md:sticky md:top-9 md:col-start-1 md:row-span-2 md:row-start-1 md:self-start print:col-start-1 print:row-span-2 print:row-start-1">
          <p>
            <strong className="-ml-[0.04em] block font-medium text-amber text-figure print:text-h1">
              {figure.value}
            </strong>{' '}
            {figure.text}
          </p>
          <Facts facts={factsOn(specimen)} />
        </div>
        <div className="md:col-start-2 print:col-start-2">
          <Fold
            on="phones"
            heading={<strong className="sm:hidden">{serviceWords.specimenWhole}</strong>}
          >
            <div className="grid gap-3 max-sm:mt-1">
              {children}
              {outcome && <Entries entries={[outcome]} variant="last" />}
            </div>
          </Fold>
        </div>
      </div>
    </article>
  );
}

function Facts({ facts }: { facts: readonly Entry[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-2 gap-y-1 text-small md:grid-cols-1">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
