'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Attributes } from '@/client/attributes';
import { blog } from '@/content/blog';
import { filterNames, writeFilters } from '@/lib/blog/filters';
import { countOf, postsUpTo } from '@/lib/blog/pagination';
import { ReloadNotice } from '../ui/reload-notice';
import { StatusLine } from '../ui/status-line';
import type { AsyncState } from '../ui/use-async';
import { useFilters } from '../ui/use-filters';
import { FILTERS, FilterBar } from './filter-bar';
import { Pagination } from './pagination';
import { PostList } from './post-list';
import { type Prerendered, useResult } from './use-result';

const { listing: words } = blog;

/** What is said of reading the newest posts of the collection. */
const refresh: Partial<Record<AsyncState, string>> = {
  loading: words.checking,
  failed: words.outOfDate,
};

/** With a collection, which is read when the screen appears. */
const readsAtOnce: Attributes = { 'data-hydrate': '^' };

/** Who reads the list needs no framework: it comes to who uses the filters, or whose address has one. */
const waitsForUse: Attributes = {
  'data-hydrate': `[?&](${filterNames.join('|')})=`,
  'data-island': true,
};

/**
 * The listing with its filters. A client component because filters act at once, over all posts, and
 * because it reads the collection when the screen appears.
 */
export function PostListing(prerendered: Prerendered) {
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { filters, take, clear } = useFilters(form);
  const result = useResult(prerendered, filters);
  const asked = writeFilters(filters);
  const [more, setMore] = useState({ asked, page: 1 });
  const page = more.asked === asked ? more.page : 1;
  const length = postsUpTo(page, result.posts.length);
  const shown = result.posts.slice(0, length);
  const matching = result.loading ? words.loading : countOf(result.posts.length);

  function showMore() {
    flushSync(() => setMore({ asked, page: page + 1 }));
    list.current?.children[length]?.querySelector('a')?.focus();
  }

  /** The button goes with what it mended, so the focus moves on to what came of it. */
  function thenCount(mend: () => void) {
    flushSync(mend);
    count.current?.focus();
  }

  return (
    <div data-pagefind-ignore="">
      <div {...(prerendered.live ? readsAtOnce : waitsForUse)}>
        <FilterBar
          ref={form}
          options={result.options}
          onChange={take}
          onClear={clear}
          onEnter={() => count.current?.focus()}
        />
      </div>
      <ReloadNotice />
      <div className="my-1 flex items-center gap-x-4 *:first:grow">
        <StatusLine
          ref={count}
          line={result.filtered ? matching : words.newest}
          fault={result.filtered && result.failed && words.incomplete}
          retry={words.retry}
          onRetry={() => thenCount(result.retry)}
        >
          <p role="status">{refresh[result.newest]}</p>
        </StatusLine>
        <button
          type="reset"
          form={FILTERS}
          className="link min-h-target shrink-0 text-small noscript:hidden"
        >
          {blog.filters.clear}
        </button>
      </div>
      {result.filtered && shown.length === 0 ? (
        !result.loading && <NoMatch onClear={() => thenCount(clear)} />
      ) : (
        <PostList ref={list} posts={shown} />
      )}
      {result.posts.length > length && (
        <button type="button" className="button button-outlined mt-4" onClick={showMore}>
          {words.more}
        </button>
      )}
      {!result.filtered && <Pagination page={1} pages={prerendered.pages} />}
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="pt-2 pb-8">
      <h3 className="text-h2">{blog.empty.heading}</h3>
      <button type="button" className="arrow mt-1" onClick={onClear}>
        {blog.empty.clear}
      </button>
    </div>
  );
}
