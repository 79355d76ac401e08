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
import { ReportLink } from '../reports/report-link';
import { wideColumns } from '../ui/ledger';
import { unbroken } from '../ui/rich-text';
import { Figure } from './figure';

export const SHEET =
  'break-inside-avoid rounded border border-line border-t-[3px] border-t-[var(--color-edge,var(--color-text))] bg-sheet px-2 pt-1';

interface SheetProps {
  specimen: SpecimenSection;
  page: SpecimenPage;
  facts?: readonly Entry[];
  children: ReactNode;
}

/** What every specimen has: its caption, its title, and a band of one figure, with the facts beside it that are given. */
export function Sheet({ specimen, page, facts = [], children }: SheetProps) {
  const { document, title, figure } = specimen;
  return (
    // Its first column ends where the page's does. In per cent alone, which a table's cells take as their width too.
    <article
      id={SPECIMEN_FRAGMENT}
      className={`${SHEET} pb-1 [--label:34.2%] sm:px-3 sm:pb-3 lg:px-5 lg:[--label:33.1%]`}
    >
      <p className="caption flex flex-wrap items-center gap-x-3 border-line border-b sm:pb-1">
        <span>
          <strong className="text-text">{serviceWords.specimen}</strong> {document}
        </span>
        <span className="grow">{`${specimenCustomer} ${serviceWords.specimenNote}`}</span>
        <span className="hidden print:inline">{company.name}</span>
        <ReportLink page={page} />
      </p>
      <div className="my-2 grid gap-x-4 sm:mb-3 md:mt-3 lg:grid-cols-[minmax(calc(var(--label)-2rem),auto)_1fr] lg:grid-rows-[auto_1fr] print:grid-cols-2">
        <h3 className="text-lede md:text-h3 lg:col-start-2 print:col-span-2">{title}</h3>
        <p className="mt-1 text-figure lg:row-span-2 lg:row-start-1 lg:mt-0">
          <Figure value={figure.value} />
        </p>
        <div className="grid content-start gap-1 pt-0.5 lg:col-start-2 lg:pt-1">
          <p className="text-balance lg:text-lede lg:leading-tight">{unbroken(figure.text)}</p>
          {facts.length > 0 && <Facts facts={facts} />}
        </div>
      </div>
      {children}
    </article>
  );
}

function Facts({ facts }: { facts: readonly Entry[] }) {
  const isStacked = facts.length === 1 || facts.some(({ isCode }) => isCode);
  // On phones no column is narrower than its longest word.
  const columns = isStacked ? '' : `grid-cols-[1fr_1fr] ${wideColumns(facts.length)}`;
  return (
    <dl className={`grid gap-x-2 gap-y-1 text-small lg:gap-x-3 ${columns}`}>
      {facts.map(({ label, text, isCode }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className={isCode ? 'font-mono text-[0.9em]' : undefined}>{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
