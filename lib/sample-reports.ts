import { createHash } from 'node:crypto';
import { company } from '@/content/company';
import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import { servicePages } from '@/content/services';
import { type SpecimenSection, specimenCustomer } from '@/content/specimen';
import { quotationSpecimen } from '@/content/specimens/quotation';
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

/** The picture of how a report begins: its file, and the size at which it is shown. */
export const reportPicture = {
  path: (page: SpecimenPage) => reportPath(page).replace(/pdf$/, 'webp'),
  width: 372,
  height: 236,
} as const;

/** What the words of a specimen's PDF are known by: it is stale where tools/printed-reports.json has another. */
export function wordsHash({ heading, proves, readers, intro, ...sheet }: SpecimenSection): string {
  const words = JSON.stringify([sheet, specimenCustomer, company.name, serviceWords.specimenNote]);
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}
