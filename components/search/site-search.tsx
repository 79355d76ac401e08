'use client';

import { useRef } from 'react';
import type { Attributes } from '@/client/attributes';
import { serviceFamilies } from '@/content/navigation';
import { routes } from '@/content/routes';
import { search as copy } from '@/content/search';
import { labelOf, pathOf } from '@/lib/routes';
import { openSiteIndex } from '@/lib/search/site-index';
import { IslandBoundary } from '../layout/island-boundary';
import { ReloadNotice } from '../ui/reload-notice';
import { SiteLink } from '../ui/site-link';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import { SearchStatus } from './search-status';
import { useQuery, useSearch } from './use-search';

/**
 * The search. A client component because it answers while a visitor types. `words` are those that a slip of the
 * fingers is corrected to.
 */
export function SiteSearch({ words }: { words: readonly string[] }) {
  return (
    <IslandBoundary fallback={<p role="alert">{copy.failed}</p>}>
      <LiveSearch words={words} />
    </IslandBoundary>
  );
}

function LiveSearch({ words }: { words: readonly string[] }) {
  const field = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { query, type } = useQuery(field);
  const search = useSearch(query, words);
  const { answer, more, retry } = search;

  async function showMore() {
    const from = answer?.results.length ?? 0;
    await more();
    list.current?.children[from]?.querySelector('a')?.focus();
  }

  return (
    <div {...({ 'data-hydrate': 'query' } satisfies Attributes)}>
      <search>
        <form
          action={routes.search.path}
          className="noscript:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            line.current?.focus();
          }}
        >
          <SearchField ref={field} onType={type} onReach={() => openSiteIndex().catch(() => {})} />
        </form>
      </search>
      <ReloadNotice />
      <SearchStatus
        ref={line}
        query={query}
        search={search}
        words={words}
        onRetry={() => {
          retry();
          line.current?.focus();
        }}
      />
      {answer && answer.hits.length > 0 && (
        <SearchResults
          ref={list}
          results={answer.results}
          onMore={answer.results.length < answer.hits.length ? showMore : undefined}
        />
      )}
      {answer?.hits.length === 0 && <NoResult />}
    </div>
  );
}

/** Where nothing was found: the four families, and somebody to ask. */
function NoResult() {
  const ways = [...serviceFamilies.map(({ route }) => route), 'contact' as const];
  return (
    <div className="border-t border-line pt-3">
      <p>{copy.otherwise}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {ways.map((id) => (
          <li key={id}>
            <SiteLink href={pathOf(id)} variant="listed">
              {labelOf(id)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
