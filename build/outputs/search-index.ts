import { transform } from 'esbuild';
import { close, createIndex } from 'pagefind';
import { routes } from '../../content/routes';
import { searchFolder } from '../../lib/file-paths';
import { expansions } from '../../lib/glossary';
import { idAt, isInSitemap } from '../../lib/routes';
import { spaced } from '../../lib/search/words';
import type { NextPage } from '../next-page';
import { isAuthor, isPost } from '../page-address';

/** Excluded from the index: navigation, forms, drawings. */
const NOT_THE_TEXT = ['nav', 'form', 'svg', '[aria-hidden="true"]', '[class~="print:hidden"]'];

/** What Pagefind writes and this site's own script reads; its own interfaces stay away. */
const USED =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_(?:meta|index|fragment))$/;

/**
 * How many occurrences of words a part of the index holds. Pagefind's 20,000 make parts of 31 kB, of which a query
 * fetches one for each of its words; these weigh 4 kB. Its only way to set this is a variable of the environment that
 * it calls unstable: the tests weigh what a query fetches.
 */
const CHUNK_SIZE = 2_000;

/**
 * Whether the search finds the page at an address: posts, their authors, and the pages of the table that are listed and their own
 * canonical address. Not the search itself, nor the list's further pages, which hold other pages' titles.
 */
export function isSearched(address: string): boolean {
  const id = idAt(address);
  if (id === undefined) return isPost(address) || isAuthor(address);
  return id !== 'search' && isInSitemap(id);
}

/**
 * Pagefind's index of the pages that are handed in one by one.
 * @throws with Pagefind's own words where it refuses a page.
 */
export async function openSearchIndex() {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = String(CHUNK_SIZE);
  const { index, errors } = await createIndex({
    excludeSelectors: NOT_THE_TEXT,
    forceLanguage: 'en',
  });
  if (!index) throw new Error(`Pagefind: ${errors.join(' ')}`);
  return {
    /** Indexes a page under its clean address. Changes the page's document. */
    async add(address: string, page: NextPage) {
      const added = await index.addHTMLFile({ url: address, content: searchedPart(address, page) });
      if (added.errors.length > 0) throw new Error(`Pagefind: ${added.errors.join(' ')}`);
    },
    /** The finished index: its files, by address. */
    async finish() {
      const { files } = await index.getFiles();
      await close();
      return finishedIndex(files.filter(({ path }) => USED.test(path)));
    },
  };
}

/**
 * A page as Pagefind reads it: its main part, with what its own name is. The attributes for that are put in here and
 * not in the components, for visitors would be sent them with every page. A post has a headline, which counts for less
 * than a page's title; without an empty title Pagefind would take it for one.
 */
export function searchedPart(address: string, { $ }: Pick<NextPage, '$'>): string {
  const main = $('main');
  const heading = $('h1').text();
  if (main.length !== 1 || !heading)
    throw new Error(`${address} has no main part or no heading to search.`);
  const id = idAt(address);
  // Pagefind would take what two cells of a table say for one word.
  for (const child of main.find('*').addBack().contents()) {
    if (child.type === 'text') child.data = spaced(child.data);
    else if (child.previousSibling?.type === 'tag') $(child).before(' ');
  }
  const title = id ? routes[id].label : heading;
  const headings = [...main.find('h2')].map((h2) => $(h2).text()).join(' ');
  const meta = id
    ? { title, names: namesOf(title, heading), headings }
    : { title: '', headline: title };
  main.attr('data-pagefind-body', '').prepend(
    $('<p>').attr({
      'data-pagefind-meta': Object.keys(meta)
        .map((field) => `${field}[data-${field}]`)
        .join(', '),
      ...Object.fromEntries(Object.entries(meta).map(([field, text]) => [`data-${field}`, text])),
    }),
  );
  return `<html lang="en"><body>${$.html(main)}</body></html>`;
}

/** What a page is called beside its title: the other words of its heading, and what its acronyms stand for. */
function namesOf(title: string, heading: string): string {
  const words = `${title} ${heading}`.split(/[^\w]+/);
  const meant = Object.entries(expansions).filter(([acronym]) => words.includes(acronym));
  return [heading, ...meant.map(([, expansion]) => expansion)].join(' ');
}

async function finishedIndex(files: readonly { path: string; content: Uint8Array }[]) {
  const finished = new Map<string, string | Uint8Array>(
    files.map(({ path, content }) => [searchFolder + path, content]),
  );
  const script = `${searchFolder}pagefind.js`;
  const source = Buffer.from(finished.get(script) ?? '').toString();
  finished.set(script, (await transform(source, { minify: true, format: 'esm' })).code);
  return finished;
}
