import type { Ref } from 'react';
import { search as copy } from '@/content/search';
import { Announcement } from '../ui/announcement';
import type { Answer, useSearch } from './use-search';

interface SearchStatusProps {
  /** The line itself, which takes the focus of the field on Enter, and of the button that tries again. */
  ref: Ref<HTMLParagraphElement>;
  query: string;
  search: ReturnType<typeof useSearch>;
  onRetry: () => void;
}

/** One line under the field: how many were found and for what, or what went wrong. */
export function SearchStatus({ ref, query, search, onRetry }: SearchStatusProps) {
  const { state, answer } = search;
  const line = answer ? saidOf(answer) : state === 'loading' ? `${copy.searching} “${query}”` : '';
  return (
    <div className="caption mt-2 flex min-h-target flex-wrap items-center gap-x-3">
      <Announcement>{line}</Announcement>
      <p ref={ref} tabIndex={-1}>
        {line}
      </p>
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

function saidOf({ query, hits }: Answer): string {
  const { one, many } = copy.count;
  const total = hits.length;
  if (total === 0) return `${copy.nothing} “${query}”`;
  return `${total === 1 ? one : `${total} ${many}`} “${query}”`;
}
