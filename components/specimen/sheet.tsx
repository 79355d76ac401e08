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
import { unbroken } from '../ui/rich-text';
import { Figure } from './figure';

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
      className="break-inside-avoid rounded [--label:34.2%] lg:[--label:33.1%] border border-line border-t-[3px] border-t-text bg-sheet px-2 pt-1 pb-1 sm:px-3 sm:pb-3 lg:px-5"
    >
      <p className="caption flex flex-wrap items-center gap-x-3 border-line border-b sm:pb-1">
        <span>
          <strong className="text-text">{serviceWords.specimen}</strong> {document}
        </span>
        <span className="grow">{`${specimenCustomer} ${serviceWords.specimenNote}`}</span>
        <span className="hidden print:inline">{company.name}</span>
        <ReportLink page={page} />
      </p>
      <h3 className="mt-2 text-lede md:mt-3">{title}</h3>
      <div className="mt-1 mb-1 grid items-end gap-x-5 gap-y-2 md:mb-4 lg:grid-cols-2">
        <p className="items-end gap-x-3 md:flex">
          <strong className="-ml-[0.04em] block shrink-0 font-medium whitespace-nowrap text-amber-large text-figure [font-kerning:none]">
            <Figure value={figure.value} />
          </strong>{' '}
          <span className="max-w-[24rem] text-balance">{unbroken(figure.text)}</span>
        </p>
        <Facts facts={facts} />
      </div>
      {children}
    </article>
  );
}

function Facts({ facts }: { facts: readonly Entry[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[1fr_1fr] gap-x-2 gap-y-1 text-small sm:flex sm:flex-wrap sm:gap-x-3 lg:has-[>:nth-child(4)]:col-span-full lg:has-[>:nth-child(4)]:grid lg:auto-cols-fr lg:grid-flow-col">
      {facts.map(({ label, text, isCode }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className={isCode ? 'font-mono text-[0.9em]' : 'max-w-[16rem]'}>{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
