import { serviceWords } from '@/content/interface';
import type { Source } from '@/content/service-page';
import { RuledAside } from '../ui/ruled-aside';

/** The documents a page names, with their official addresses. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <RuledAside heading={serviceWords.sources} id="sources">
      {sources.map(({ title, url }) => (
        <li key={url} className="text-muted">
          <a href={url} rel="noopener" className="link inline-block py-1.5">
            {title}
          </a>
        </li>
      ))}
    </RuledAside>
  );
}
