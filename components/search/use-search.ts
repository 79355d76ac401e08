import { type Hit, searchSite } from '@/lib/search/site-index';
import { unspaced } from '@/lib/search/words';
import { useAsync } from '../ui/use-async';

/** How many results are shown: the text of each is a file of 3 kB. */
const MOST = 15;

export interface Result {
  address: string;
  title: string;
  /** Every second part is what was searched for. */
  excerpt: readonly string[];
}

/** Searches for a query whenever it changes; the last answer stays until the next is there. */
export function useSearch(query: string) {
  return useAsync(query || undefined, (signal) => ask(query, signal));
}

/** How many pages and posts were found, and the best of them; fetches no texts for what was typed further meanwhile. */
async function ask(query: string, signal: AbortSignal) {
  const hits = await searchSite(query, signal, MOST);
  return { query, total: hits.length, results: await read(hits.slice(0, MOST)) };
}

/** From the first sentence that begins before what was found, or else from within one. */
function fromSentence(excerpt: string): string {
  const text = excerpt.replace(/^(?:(?!<mark>).)*?[.?!:] (?=\p{Lu}|<mark>)/su, '');
  return `${/^\p{Ll}/u.test(text) ? '… ' : ''}${text} …`;
}

function read(hits: readonly Hit[]): Promise<Result[]> {
  return Promise.all(
    hits.map(async (hit) => {
      const { url, meta, excerpt } = await hit.data();
      const title = meta.headline ?? meta.title;
      const parts = fromSentence(unspaced(excerpt)).split(/<\/?mark>/);
      // Of what Pagefind escapes, these are all: the text is set as text.
      const texts = parts.map((part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
      return { address: url, title, excerpt: texts };
    }),
  );
}
