import { sectionHeadings } from '@/content/interface';
import type { Section } from '@/content/service-page';

/** Over a section: its own words, or those that its kind has on every page. */
export function headingOf(section: Section): string {
  return 'heading' in section ? section.heading : sectionHeadings[section.kind];
}
