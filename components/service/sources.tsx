import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import type { Source } from '@/content/service-page';
import { checkedSince } from '@/lib/fact-age';
import { RuledAside } from '../ui/ruled-aside';

interface SourcesProps {
  page: ServiceId;
  sources: readonly Source[];
}

/** The documents a page names, with their official addresses, and the day on which what it says of them was checked. */
export function Sources({ page, sources }: SourcesProps) {
  const checked = checkedSince(page);
  return (
    <RuledAside heading={serviceWords.sources} id="sources">
      {sources.map(({ title, url }) => (
        <li key={url} className="text-muted">
          <a href={url} rel="noopener" className="link inline-block py-1.5">
            {title}
          </a>
        </li>
      ))}
      {checked && (
        <li className="py-1.5 text-muted">
          {serviceWords.checked} <time dateTime={checked}>{checked}</time>
        </li>
      )}
    </RuledAside>
  );
}
