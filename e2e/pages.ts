import { readFileSync } from 'node:fs';
import { isPost } from '../build/page-address';
import { routes } from '../content/routes';
import { pathOf, routeIds } from '../lib/routes';
import { isWhole } from './run';

/** The addresses of the exported pages that the sitemap lists. */
export const listedPaths = [
  ...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, url = '']) => new URL(url).pathname);

const unlistedPaths = routeIds
  .map((id): string => pathOf(id))
  .filter((path) => !listedPaths.includes(path));

/** Posts are of one kind, and there are more every month: the newest few stand for all. */
const SAMPLED_POSTS = 4;

const posts = listedPaths.filter(isPost);

/** The addresses of every page that was exported. */
export const allPaths = [...listedPaths, ...unlistedPaths];

const sampledPaths = allPaths.filter((path) => !posts.slice(SAMPLED_POSTS).includes(path));

/** An address that no page has. */
export const unknownPath = '/no-such-page';

/** The file that a page was exported to. */
export function fileOf(path: string): string {
  if (path === unknownPath) return 'out/404.html';
  return `out${path === '/' ? '/index' : decodeURI(path)}.html`;
}

const htmlOf = (path: string) => readFileSync(fileOf(path), 'utf8');

/** Pages of one route file inline one stylesheet; those of one group in the route table also show the same sections. */
function kindOf(path: string): string {
  const [, stylesheet] = htmlOf(path).match(/<style>(.*?)<\/style>/s) ?? [];
  const id = routeIds.find((id) => pathOf(id) === path);
  return `${id && routes[id].family} ${stylesheet}`;
}

/** For each kind of page, the one with the most on it. */
export const examplesOfKinds = [
  ...new Map(
    sampledPaths
      .toSorted((one, other) => htmlOf(one).length - htmlOf(other).length)
      .map((path) => [kindOf(path), path]),
  ).values(),
];

/** The pages for tests that take seconds a page: one of each kind in `npm test`, all but most posts with `--all`. */
export const everyPath: readonly string[] = isWhole ? sampledPaths : examplesOfKinds;
