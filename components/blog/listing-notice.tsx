import type { Ref } from 'react';
import { blog } from '@/content/blog';
import { countOf } from '@/lib/blog/pagination';
import { StatusLine } from '../ui/status-line';
import type { AsyncState } from '../ui/use-async';
import type { useResult } from './use-result';

interface ListingNoticeProps {
  /** The count, which takes the focus of the search box on Enter, and of a button that has gone. */
  count: Ref<HTMLParagraphElement>;
  result: ReturnType<typeof useResult>;
  onRetry: () => void;
}

const { listing: words } = blog;

/** What is said of reading the newest posts of the collection. */
const refresh: Partial<Record<AsyncState, string>> = {
  loading: words.checking,
  failed: words.outOfDate,
};

/** How many posts match, and whether the list is what it should be. */
export function ListingNotice({ count, result, onRetry }: ListingNoticeProps) {
  const { filtered, loading, failed, posts, newest } = result;
  const matching = loading ? words.loading : countOf(posts.length);
  return (
    <StatusLine
      ref={count}
      line={filtered ? matching : words.newest}
      fault={filtered && failed && words.incomplete}
      retry={words.retry}
      onRetry={onRetry}
    >
      <p role="status">{refresh[newest]}</p>
    </StatusLine>
  );
}
