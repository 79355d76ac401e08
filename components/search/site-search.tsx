'use client';

import { type Ref, useRef } from 'react';
import type { Attributes } from '@/client/attributes';
import { serviceFamilies } from '@/content/navigation';
import { routes } from '@/content/routes';
import { search as copy } from '@/content/search';
import { openSiteIndex } from '@/lib/search/site-index';
import { ReloadNotice } from '../ui/reload-notice';
import { RouteLink } from '../ui/site-link';
import { SearchResults } from './search-results';
import { SearchStatus } from './search-status';
import { useQuery, useSearch } from './use-search';

/** The search. A client component because it answers while a visitor types. */
export function SiteSearch() {
  const field = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { query, type } = useQuery(field);
  const search = useSearch(query);
  const { answer, more, retry } = search;

  function clear() {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    type('');
  }

  async function showMore() {
    const from = answer?.results.length ?? 0;
    await more();
    list.current?.children[from]?.querySelector('a')?.focus();
  }

  return (
    <div {...({ 'data-hydrate': '.' } satisfies Attributes)}>
      <search>
        <form
          action={routes.search.path}
          className="noscript:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            line.current?.focus();
          }}
        >
          <SearchField
            ref={field}
            onType={type}
            onReach={() => openSiteIndex().catch(() => {})}
            onClear={query ? clear : undefined}
          />
        </form>
      </search>
      <ReloadNotice />
      <SearchStatus
        ref={line}
        query={query}
        search={search}
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

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  onType: (typed: string) => void;
  /** The visitor is about to type: what the search needs is fetched. */
  onReach: () => void;
  /** Where there is something to clear. */
  onClear: (() => void) | undefined;
}

/** The field. It keeps its own value, so that what was typed before the script arrived is not lost. */
function SearchField({ ref, onType, onReach, onClear }: SearchFieldProps) {
  return (
    <p className="relative">
      <label className="caption" htmlFor="site-search">
        {copy.field}
      </label>
      <input
        ref={ref}
        type="search"
        id="site-search"
        name="q"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        {...({ 'aria-keyshortcuts': 'Control+K Meta+K' } satisfies Attributes)}
        className="mt-1 min-h-7 w-full appearance-none rounded border border-muted bg-surface px-2 text-lede focus-visible:rounded focus-visible:-outline-offset-2 [&::-webkit-search-cancel-button]:hidden"
        onFocus={onReach}
        onChange={(event) => onType(event.target.value)}
      />
      {onClear && (
        <button
          type="button"
          aria-label={copy.clear}
          className="absolute right-0.75 bottom-0.75 grid size-target cursor-pointer place-items-center"
          onClick={onClear}
        >
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
      )}
    </p>
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
            <RouteLink to={id} variant="listed" />
          </li>
        ))}
      </ul>
    </div>
  );
}
