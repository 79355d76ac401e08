'use client';

import { useRef } from 'react';
import type { Attributes } from '@/client/attributes';
import { routes } from '@/content/routes';
import { search as words } from '@/content/search';
import { openSiteIndex } from '@/lib/search/site-index';
import { ReloadNotice } from '../ui/reload-notice';
import { StatusLine } from '../ui/status-line';
import { useFilters } from '../ui/use-filters';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

/**
 * The search. A client component because it answers while a visitor types. The field keeps its own value, so that what
 * was typed before the script arrived is not lost.
 */
export function SiteSearch() {
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const { filters, take } = useFilters(form);
  const query = filters.q;
  const search = useSearch(query);

  function retry() {
    search.retry();
    line.current?.focus();
  }

  return (
    <div {...({ 'data-hydrate': '.' } satisfies Attributes)}>
      <search>
        <form
          ref={form}
          action={routes.search.path}
          className="noscript:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            line.current?.focus();
          }}
        >
          <label className="caption" htmlFor="site-search">
            {words.field}
          </label>
          <input
            type="search"
            id="site-search"
            name="q"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            className="mt-1 min-h-7 w-full rounded border border-muted/70 bg-surface/60 px-2 text-lede focus-visible:rounded focus-visible:-outline-offset-2"
            onFocus={() => openSiteIndex().catch(() => {})}
            onChange={take}
          />
        </form>
      </search>
      <ReloadNotice />
      <StatusLine
        ref={line}
        line={lineOf(query, search)}
        fault={search.state === 'failed' && words.failed}
        retry={words.retry}
        onRetry={retry}
      />
      {search.value && search.value.total > 0 && <SearchResults results={search.value.results} />}
      {search.value?.total === 0 && <p className="border-t border-line py-3">{words.otherwise}</p>}
    </div>
  );
}

/** How many were found and for what, or what is searched for. */
function lineOf(query: string, { state, value: answer }: ReturnType<typeof useSearch>): string {
  if (!answer) return state === 'loading' ? `${words.searching} “${query}”` : '';
  const { total, results } = answer;
  const { one, many, best } = words.count;
  const found = total === 1 ? one : `${total} ${many}`;
  const shown = results.length < total ? `: ${best} ${results.length}` : '';
  return total === 0 ? `${words.nothing} “${answer.query}”` : `${found} “${answer.query}”${shown}`;
}
