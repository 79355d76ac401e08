import { useEffect, useState } from 'react';
import { type Hit, searchSite } from '@/lib/search/site-index';

const none: readonly Hit[] = [];

/** What the site's search index answers to the words in the search box; nothing is fetched while there are none. */
export function useHits(q: string) {
  const [answer, setAnswer] = useState<{ q: string; hits?: readonly Hit[] }>({ q: '', hits: none });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again.
  useEffect(() => {
    if (!q) return setAnswer({ q, hits: none });
    const controller = new AbortController();
    const { signal } = controller;
    searchSite(q, signal).then(
      (hits) => !signal.aborted && setAnswer({ q, hits }),
      () => !signal.aborted && setAnswer({ q }),
    );
    return () => controller.abort();
  }, [q, attempt]);

  return {
    hits: answer.q === q ? (answer.hits ?? none) : none,
    loading: answer.q !== q,
    failed: answer.q === q && !answer.hits,
    retry: () => {
      setAnswer({ q: '' });
      setAttempt(attempt + 1);
    },
  };
}
