import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { correct } from '@/lib/search/correction';
import { type ExcerptRun, excerptRuns } from '@/lib/search/excerpt';
import { type Hit, searchSite } from '@/lib/search/site-index';

/** How many results are shown at first: each is a file of 3 kB, and the page that was meant is nearly always the first. */
const AT_FIRST = 3;

/** How many more each press shows. */
const AT_ONCE = 6;

export interface Result {
  address: string;
  title: string;
  excerpt: readonly ExcerptRun[];
}

/** The answer to one search. */
export interface Answer {
  /** What was typed. */
  query: string;
  /** What was searched for in its place, because nothing has what was typed. */
  corrected?: string;
  /** How many pages were found. */
  total: number;
  /** Those whose texts are here. */
  results: readonly Result[];
}

type Search = { state: 'idle' | 'searching' | 'failed' } | { state: 'found'; answer: Answer };

/** Searches for a query whenever it changes; the last answer stays until the next is there. */
export function useSearch(query: string, words: readonly string[]) {
  const [search, setSearch] = useState<Search & { hits?: readonly Hit[] }>({ state: 'idle' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt searches again; the words never change.
  useEffect(() => {
    if (!query) return setSearch({ state: 'idle' });
    const controller = new AbortController();
    setSearch((last) => (last.state === 'found' ? last : { state: 'searching' }));
    ask(query, words, controller.signal)
      .then((found) => !controller.signal.aborted && setSearch(found))
      .catch(() => !controller.signal.aborted && setSearch({ state: 'failed' }));
    return () => controller.abort();
  }, [query, attempt]);

  /** Shows further results; they stand there when it is done. */
  async function more() {
    if (search.state !== 'found') return;
    const { answer, hits = [] } = search;
    const from = answer.results.length;
    const further = await read(hits.slice(from, from + AT_ONCE)).catch(() => undefined);
    flushSync(() =>
      setSearch((now) => {
        if (now.hits !== hits) return now;
        if (!further) return { state: 'failed' };
        return { ...search, answer: { ...answer, results: [...answer.results, ...further] } };
      }),
    );
  }

  return { search, more, retry: () => setAttempt(attempt + 1) };
}

/** Fetches no texts for what was typed further meanwhile. */
async function ask(query: string, words: readonly string[], signal: AbortSignal) {
  const hits = await searchSite(query, signal, AT_FIRST);
  const corrected = hits.length === 0 ? correct(query, words) : undefined;
  const found = corrected === undefined ? hits : await searchSite(corrected, signal, AT_FIRST);
  const results = await read(found.slice(0, AT_FIRST));
  const answer: Answer = {
    query,
    total: found.length,
    results,
    ...(corrected !== undefined && found.length > 0 && { corrected }),
  };
  return { state: 'found' as const, answer, hits: found };
}

function read(hits: readonly Hit[]): Promise<Result[]> {
  return Promise.all(
    hits.map(async (hit) => {
      const { url, meta, excerpt } = await hit.data();
      return { address: url, title: meta.headline ?? meta.title, excerpt: excerptRuns(excerpt) };
    }),
  );
}
