import type { Ref } from 'react';
import type { RouteId } from '@/content/routes';
import { search } from '@/content/search';
import { idAt as postAt } from '@/lib/blog/post-path';
import { ancestorsOf, idAt, isService, labelOf, type SitePath } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';
import type { Result } from './use-search';

interface SearchResultsProps {
  ref: Ref<HTMLOListElement>;
  results: readonly Result[];
  onMore: (() => void) | undefined;
}

export function SearchResults({ ref, results, onMore }: SearchResultsProps) {
  return (
    <section aria-label={search.results}>
      <ol ref={ref} className="border-b border-line">
        {results.map(({ address, title, excerpt }) => (
          <li
            key={address}
            className="whole-link grid gap-1 border-t border-line py-3 hover:border-signal md:beside md:py-4"
          >
            <Place address={address} />
            <div>
              <h2 dir="auto" className="text-lede">
                <SiteLink href={address as SitePath} variant="row">
                  {title}
                </SiteLink>
              </h2>
              <p dir="auto" className="mt-1 max-w-measure text-muted">
                {excerpt}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {onMore && (
        <button type="button" className="button button-outlined mt-4" onClick={onMore}>
          {search.more}
        </button>
      )}
    </section>
  );
}

/** What kind of page a result is, and the pages above it. */
function Place({ address }: { address: string }) {
  const id = idAt(address);
  const above = id ? ancestorsOf(id).slice(1) : (['blog'] as const);
  const kind = kindOf(address, id);
  return (
    <p className="flex gap-x-2 text-small text-muted md:mt-1.5 md:block">
      <span className="block flex-none font-bold text-text">{search.kinds[kind]}</span>{' '}
      {above.map(labelOf).join(' / ')}
    </p>
  );
}

function kindOf(address: string, id: RouteId | undefined): keyof typeof search.kinds {
  if (id) return isService(id) ? 'service' : 'page';
  return postAt(address) ? 'post' : 'page';
}
