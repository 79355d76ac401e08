import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import type { Source } from '@/content/service-page';
import { checkedSince } from '@/lib/facts';
import { Fold } from '../ui/fold';

interface SourcesProps {
  page: ServiceId;
  sources: readonly Source[];
}

/** The documents a page names, folded under how many there are, and the day on which what it says of them was checked. */
export function Sources({ page, sources }: SourcesProps) {
  const checked = checkedSince(page);
  return (
    <aside aria-label={serviceWords.sources} className="wrap pt-4 text-small">
      <Fold
        heading={
          <h2 id="sources">
            {serviceWords.sources} <span className="mono">{sources.length}</span>
          </h2>
        }
      >
        <ul className="flex flex-wrap gap-x-4 pb-2">
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
        </ul>
      </Fold>
    </aside>
  );
}
