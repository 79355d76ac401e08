import { searchFolder } from '../file-paths';
import { within } from '../within';
import { type FoundText, hasTyped, spaced } from './words';

/** A page that was found; its text is fetched when it is asked for. */
export interface Hit {
  /** The name of its text's file. */
  id: string;
  /** Pages have a title, posts a headline. */
  data(): Promise<
    FoundText & { url: string; excerpt: string; meta: { title: string; headline?: string } }
  >;
}

/** What this site uses of Pagefind's script. https://pagefind.app/docs/api/ */
interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: Hit[] }>;
}

/** How long a visitor waits for the index, or for one answer of it. */
const TIMEOUT_MS = 8_000;

const options = {
  basePath: searchFolder,
  // Without a worker: 9 kB and a thread's start less, and an answer takes a few milliseconds.
  noWorker: true,
  // In words.
  excerptLength: 26,
  // A page whose own name was typed stands before all that mention it, and before posts with that name in their headline.
  ranking: { metaWeights: { title: 40, names: 40, headings: 8, headline: 2 } },
};

let opened: Promise<Pagefind> | undefined;
let attempts = 0;

/** Fetches the index, once; after a failure once more. */
export function openSiteIndex(): Promise<Pagefind> {
  opened ??= within(TIMEOUT_MS, open()).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Pagefind> {
  attempts += 1;
  // A browser may keep that a module failed.
  const again = attempts > 1 ? `?attempt=${attempts}` : '';
  const pagefind: Pagefind = await import(
    /* turbopackIgnore: true */ `${searchFolder}pagefind.js${again}`
  );
  await pagefind.options(options);
  await pagefind.init();
  return pagefind;
}

/**
 * The pages and posts with what was typed, the best first. The texts of the first `texts` are fetched with them, for
 * one is needed to tell whether they have it; none where the signal is aborted meanwhile.
 * @throws when the index cannot be fetched, does not answer in time, or is asked no more.
 */
export async function searchSite(
  query: string,
  signal: AbortSignal,
  texts: number,
): Promise<Hit[]> {
  const index = await openSiteIndex();
  try {
    const { results } = await within(TIMEOUT_MS, index.search(spaced(query)));
    signal.throwIfAborted();
    const [best] = await within(
      TIMEOUT_MS,
      Promise.all(results.slice(0, texts).map((hit) => hit.data())),
    );
    return best && hasTyped(query, best) ? results : [];
  } catch (error) {
    if (!signal.aborted) opened = undefined; // It may have come in part only: the next attempt fetches it anew.
    throw error;
  }
}
