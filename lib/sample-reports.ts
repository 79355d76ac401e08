import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { company } from '@/content/company';
import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import { servicePages } from '@/content/services';
import { type SpecimenSection, specimenCustomer } from '@/content/specimen';
import { quotationSpecimen } from '@/content/specimens/quotation';
import { palette } from '@/tailwind.config';
import { reportFolder } from './file-paths';
import { labelOf, serviceIds } from './routes';
import { slugOf } from './text';

/** A page that shows a specimen. */
export type SpecimenPage = ServiceId | 'buying';

/** A specimen, the page that shows it, and its address as a file. */
export interface SampleReport {
  page: SpecimenPage;
  specimen: SpecimenSection;
  path: string;
}

/** Every specimen: the quotation, then those of services in the order of the route table. */
export const sampleReports: readonly SampleReport[] = [
  { page: 'buying', specimen: quotationSpecimen, path: reportPath('buying') },
  ...serviceIds.flatMap((page) =>
    servicePages[page].sections.flatMap((section) =>
      section.kind === 'specimen' ? [{ page, specimen: section, path: reportPath(page) }] : [],
    ),
  ),
];

/** Named so that who keeps the file still knows what it is. */
export function reportPath(page: SpecimenPage): string {
  const name = page === 'buying' ? 'quotation' : slugOf(labelOf(page));
  return `${reportFolder}${name}-specimen.pdf`;
}

/** Whether such a file is there: a new specimen is on its page before it is printed. */
export function isPrinted(path: string): boolean {
  return existsSync(`public${path}`);
}

/** What each PDF was printed from, by its address; `npm run reports:print` writes it. */
export const printedReportsFile = 'tools/printed-reports.json';

/** The addresses of PDFs that hold other words or colours than their pages, are not printed yet, or belong to no page any more. */
export function staleReports(): string[] {
  const printed: Record<string, string> = JSON.parse(readFileSync(printedReportsFile, 'utf8'));
  const current = Object.fromEntries(
    sampleReports.map(({ path, specimen }) => [path, wordsHash(specimen)]),
  );
  return Object.keys({ ...printed, ...current }).filter((path) => printed[path] !== current[path]);
}

/** What the words and colours of a specimen's PDF are known by. */
export function wordsHash({ heading, proves, readers, intro, ...sheet }: SpecimenSection): string {
  const { specimenNote } = serviceWords;
  // On paper it is always day.
  const colours = Object.values(palette).map(({ light }) => light);
  const words = JSON.stringify([sheet, specimenCustomer, company.name, specimenNote, colours]);
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}
