import type { Ref } from 'react';
import { search } from '@/content/search';
import type { SitePath } from '@/lib/routes';
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
          <li key={address} className="whole-link grid gap-1 border-t border-line py-3">
            <h2 dir="auto" className="text-h3">
              <SiteLink href={address as SitePath} variant="row">
                {title}
              </SiteLink>
            </h2>
            <p dir="auto" className="max-w-measure text-muted">
              {excerpt.map(({ text, found }, place) =>
                found ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text, which never move.
                  <mark key={place} className="bg-transparent font-bold text-text">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </p>
            <p className="mono break-all">{decodeURI(address)}</p>
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
