import type { ServiceId } from '@/content/routes';
import { servicePages } from '@/content/services';
import type { SpecimenSection } from '@/content/specimen';
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
