import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { isPost } from '../build/page-address';
import { serviceFamilies } from '../content/navigation';
import { routes } from '../content/routes';
import { canonicalPathOf, pathOf, routeIds } from '../lib/routes';
import { isWhole } from './run';

/** The addresses of the exported pages that the sitemap lists. */
export const listedPaths = [
  ...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, url = '']) => new URL(url).pathname);

/** Posts are of one kind, and there are more every month: the newest few stand for all. */
const SAMPLED_POSTS = 4;

/** The addresses of every page that was exported. */
export const allPaths: readonly string[] = [...new Set([...listedPaths, ...routeIds.map(pathOf)])];

const leftOut = listedPaths.filter(isPost).slice(SAMPLED_POSTS);
const sampledPaths = allPaths.filter((path) => !leftOut.includes(path));

/** An address that no page has. */
export const unknownPath = '/no-such-page';

/** The file that a page was exported to. */
export const fileOf = (path: string) =>
  `out${path === unknownPath ? '/404' : path === '/' ? '/index' : decodeURI(path)}.html`;

const htmlOf = (path: string) => readFileSync(fileOf(path), 'utf8');

/** A page as it was exported, to be asked by selectors. */
export const pageAt = (path: string) => load(htmlOf(path));

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of what a selector finds in a page, each in one line. */
export const textsOf = ($: CheerioAPI, selector: string) =>
  Array.from($(selector), (part) => inOneLine($(part).text()));

/** Which of the route table a page is, if it is none of the blog's. */
const routeOf = (path: string) => routeIds.find((id) => pathOf(id) === path);

/** Pages of services are of a kind within their family, and so are those that list one; other routes are each of their own. */
function kindOf(path: string): string {
  const id = routeOf(path);
  if (!id) return isPost(path) ? 'post' : dirname(path);
  const { family } = routes[id];
  if (serviceFamilies.some(({ route }) => route === id)) return 'list of a family';
  return family === 'site' ? canonicalPathOf(id) : family;
}

/** For `npm test`: a page with an island is a kind of its own; of the others services are one, and so are posts. */
function roughKindOf(path: string): string {
  if (htmlOf(path).includes('data-root=')) return path;
  const id = routeOf(path);
  if (!id) return isPost(path) ? 'post' : 'list of posts';
  return routes[id].family === 'site' ? 'page' : 'service';
}

/** Of each kind, the page with the most on it. */
const largestOf = (paths: readonly string[], kind: (path: string) => string) => [
  ...new Map(
    paths
      .toSorted((one, other) => htmlOf(one).length - htmlOf(other).length)
      .map((path) => [kind(path), path]),
  ).values(),
];

/** One page of each kind. */
export const examplesOfKinds = largestOf(sampledPaths, kindOf);

/** The pages for tests that take seconds a page: ten in `npm test`, all but most posts with `--all`. */
export const everyPath = isWhole ? sampledPaths : largestOf(examplesOfKinds, roughKindOf);
