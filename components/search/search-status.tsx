import type { Ref } from 'react';
import { search as copy } from '@/content/search';
import { pathOf } from '@/lib/routes';
import { correct } from '@/lib/search/correction';
import { Announcement } from '../ui/announcement';
import { SiteLink } from '../ui/site-link';
import type { Answer, useSearch } from './use-search';

interface SearchStatusProps {
  /** The line itself, which takes the focus of the field on Enter, and of the button that tries again. */
  ref: Ref<HTMLParagraphElement>;
  query: string;
  search: ReturnType<typeof useSearch>;
  words: readonly string[];
  onRetry: () => void;
}

/** One line under the field: how many were found and for what, or what went wrong. */
export function SearchStatus({ ref, query, search, words, onRetry }: SearchStatusProps) {
  const { state, answer } = search;
  const meant = answer && meantBy(answer, words);
  const line = answer ? saidOf(answer) : state === 'loading' ? `${copy.searching} “${query}”` : '';
  return (
    <div className="caption mt-2 flex min-h-target flex-wrap items-center gap-x-3">
      <Announcement>{meant ? `${line}. ${copy.meant} ${meant}` : line}</Announcement>
      <p ref={ref} tabIndex={-1}>
        {line}
      </p>
      {meant && (
        <p>
          {copy.meant}{' '}
          <SiteLink href={`${pathOf('search')}?q=${encodeURIComponent(meant)}`} variant="listed">
            {meant}
          </SiteLink>
        </p>
      )}
      {state === 'failed' && (
        <p role="alert">
          {copy.failed}{' '}
          <button type="button" className="link min-h-target" onClick={onRetry}>
            {copy.retry}
          </button>
        </p>
      )}
    </div>
  );
}

function saidOf({ query, corrected, hits }: Answer): string {
  const { one, many } = copy.count;
  const total = hits.length;
  if (corrected) return `${copy.nothing} “${query}”. ${copy.instead} “${corrected}”: ${total}`;
  if (total === 0) return `${copy.nothing} “${query}”`;
  return `${total === 1 ? one : `${total} ${many}`} “${query}”`;
}

/** What was probably meant, where what was found only resembles what was typed. */
function meantBy({ query, corrected, results }: Answer, words: readonly string[]) {
  if (corrected || results.length === 0) return undefined;
  const marked = results.flatMap(({ excerpt }) => excerpt.filter(({ found }) => found));
  const exact = marked.some(({ text }) => text.toLowerCase().startsWith(query.toLowerCase()));
  return exact ? undefined : correct(query, words);
}
