import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Hit, searchSite } from '@/lib/search/site-index';
import { unspaced } from '@/lib/search/words';
import { useAsync } from '../ui/use-async';

/** How many results are shown at first, and how many further ones at once: each is a file of 3 kB. */
const AT_ONCE = 10;

export interface Result {
  address: string;
  title: string;
  excerpt: string;
}

export interface Answer {
  /** What was typed. */
  query: string;
  hits: readonly Hit[];
  /** The first of them, whose texts are here. */
  results: readonly Result[];
}

/** Searches for a query whenever it changes; the last answer stays until the next is there. */
export function useSearch(query: string) {
  const asking = useAsync(query || undefined, (signal) => ask(query, signal));
  const { state, value: answer, retry, replace } = asking;

  /** Shows further results; they stand there when it is done. */
  async function more() {
    if (!answer) return;
    const { results, hits } = answer;
    const from = results.length;
    const further = await read(hits.slice(from, from + AT_ONCE)).catch(() => undefined);
    flushSync(() => replace(answer, further && { ...answer, results: [...results, ...further] }));
  }

  return { state, answer, more, retry };
}

/** Fetches no texts for what was typed further meanwhile. */
async function ask(query: string, signal: AbortSignal): Promise<Answer> {
  const hits = await searchSite(query, signal, AT_ONCE);
  return { query, hits, results: await read(hits.slice(0, AT_ONCE)) };
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

/** How long typing pauses before the address says what was typed: Safari refuses its 101st change within 30 s. */
const ADDRESS_PAUSE_MS = 400;

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

  useEffect(() => {
    if (query === undefined) return;
    const timer = setTimeout(() => showInAddress(query), ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return { query: query ?? '', type: (typed: string) => setQuery(typed.trim()) };
}

function showInAddress(query: string) {
  const search = query && `?${new URLSearchParams({ [parameter]: query })}`;
  if (location.search !== search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}
