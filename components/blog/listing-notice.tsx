import type { Ref } from 'react';
import { blog } from '@/content/blog';
import { countOf } from '@/lib/blog/pagination';
import { Announcement } from '../ui/announcement';
import type { AsyncState } from '../ui/use-async';
import type { useResult } from './use-result';

interface ListingNoticeProps {
  /** The count, which takes the focus of the search box on Enter, and of a button that has gone. */
  count?: Ref<HTMLParagraphElement>;
  result: ReturnType<typeof useResult>;
  onRetry: () => void;
}

const { listing: words } = blog;

/** What is said of reading the newest posts of the collection. */
const refresh: Partial<Record<AsyncState, string>> = {
  loading: words.checking,
  failed: words.outOfDate,
};

/** One line between filters and list: how many match, and whether the list is what it should be. */
export function ListingNotice({ count, result, onRetry }: ListingNoticeProps) {
  const { filtered, loading, failed, posts, newest } = result;
  const matching = loading ? words.loading : countOf(posts.length);
  const line = filtered ? matching : words.newest;
  return (
    <div className="caption mt-0.5 mb-1 flex min-h-target flex-wrap items-center justify-between gap-x-4">
      <Announcement>{line}</Announcement>
      <p ref={count} tabIndex={-1}>
        {line}
      </p>
      {filtered && failed ? (
        <p role="alert">
          {words.incomplete}{' '}
          <button type="button" className="link min-h-target" onClick={onRetry}>
            {words.retry}
          </button>
        </p>
      ) : (
        <p role="status">{refresh[newest]}</p>
      )}
    </div>
  );
}
