import { type RefObject, useEffect, useState } from 'react';
import { type Hit, searchSite } from '@/lib/search/site-index';
import { unspaced } from '@/lib/search/words';
import { useAddress } from '../ui/use-address';
import { useAsync } from '../ui/use-async';

/** How many results are shown: the text of each is a file of 3 kB. */
const MOST = 15;

export interface Result {
  address: string;
  title: string;
  excerpt: string;
}

interface Answer {
  /** What was typed. */
  query: string;
  /** How many pages and posts were found. */
  total: number;
  /** The best of them. */
  results: readonly Result[];
}

/** Searches for a query whenever it changes; the last answer stays until the next is there. */
export function useSearch(query: string) {
  return useAsync(query || undefined, (signal) => ask(query, signal));
}

/** Fetches no texts for what was typed further meanwhile. */
async function ask(query: string, signal: AbortSignal): Promise<Answer> {
  const hits = await searchSite(query, signal, MOST);
  return { query, total: hits.length, results: await read(hits.slice(0, MOST)) };
}

function read(hits: readonly Hit[]): Promise<Result[]> {
  return Promise.all(
    hits.map(async (hit) => {
      const { url, meta, plain_excerpt: excerpt } = await hit.data();
      const title = meta.headline ?? meta.title;
      // Of what Pagefind escapes, these are all: the text is set as text.
      const text = excerpt.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      return { address: url, title, excerpt: `${unspaced(text)} …` };
    }),
  );
}

const parameter = 'q';

/**
 * What the visitor searches for: what stands in the field when the script arrives, else what the address says, then
 * what is typed. The address follows, so that a search can be shared.
 */
export function useQuery(field: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState<string>();

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value ||= new URLSearchParams(location.search).get(parameter) ?? '';
    setQuery(input.value.trim());
  }, [field]);

  useAddress(query && `?${new URLSearchParams({ [parameter]: query })}`);

  return { query: query ?? '', type: (typed: string) => setQuery(typed.trim()) };
}
