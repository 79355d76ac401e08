import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import { labelOf, pathOf } from '@/lib/routes';
import { RuledAside } from '../ui/ruled-aside';
import { SiteLink } from '../ui/site-link';

/** Where to read on: the services nearest to the page's own. */
export function RelatedServices({ ids }: { ids: readonly ServiceId[] }) {
  return (
    <RuledAside heading={serviceWords.related}>
      {ids.map((id) => (
        <li key={id}>
          <SiteLink href={pathOf(id)} variant="listed">
            {labelOf(id)}
          </SiteLink>
        </li>
      ))}
    </RuledAside>
  );
}
