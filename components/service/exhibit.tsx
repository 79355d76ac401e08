import { type RouteFamily, routes, type ServiceId } from '@/content/routes';
import type { SpecimenSection } from '@/content/specimen';
import { Specimen } from '../specimen/specimen';
import { type Ground, Section } from '../ui/section';

/** What a family's specimens lie on. */
const grounds: Partial<Record<RouteFamily, Ground>> = {
  managed: 'night',
  assessment: 'paper',
  training: 'mint',
  consultancy: 'warm',
};

/** What a customer would receive, on one sheet. */
export function Exhibit({ section, page }: { section: SpecimenSection; page: ServiceId }) {
  return (
    <Section
      heading={section.heading}
      lede={section.intro}
      theme={grounds[routes[page].family]}
      heads="above"
    >
      <Specimen section={section} page={page} />
    </Section>
  );
}
