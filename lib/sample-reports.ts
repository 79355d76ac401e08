import { createHash } from 'node:crypto';
import { company } from '@/content/company';
import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import { servicePages } from '@/content/services';
import { type SpecimenSection, specimenCustomer } from '@/content/specimen';
import { reportFolder } from './file-paths';
import { labelOf, serviceIds } from './routes';
import { slugOf } from './text';

/** A specimen, the service whose page shows it, and its address as a file. */
export interface SampleReport {
  service: ServiceId;
  specimen: SpecimenSection;
  path: string;
}

/** Every specimen, in the order of the route table. */
export const sampleReports: readonly SampleReport[] = serviceIds.flatMap((service) =>
  servicePages[service].sections.flatMap((section) =>
    section.kind === 'specimen' ? [{ service, specimen: section, path: reportPath(service) }] : [],
  ),
);

/** Named so that who keeps the file still knows what it is. */
export function reportPath(service: ServiceId): string {
  return `${reportFolder}${slugOf(labelOf(service))}-specimen.pdf`;
}

/** What the words of a specimen's PDF are known by: it is stale where tools/printed-reports.json has another. */
export function wordsHash({ heading, proves, readers, intro, ...sheet }: SpecimenSection): string {
  const words = JSON.stringify([sheet, specimenCustomer, company.name, serviceWords.specimenNote]);
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}
