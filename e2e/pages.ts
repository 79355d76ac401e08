import { readFileSync, statSync } from 'node:fs';
import { type PageShape, shapeOf } from '../build/page-shape';
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

/** Posts are of one shape, and there are more every month: the newest few stand for all. */
const SAMPLED_POSTS = 4;

const posts = listedPaths.filter((path) => path.startsWith(`${routes.blog.path}/`));

/** The addresses of every page that was exported. */
export const allPaths = [...listedPaths, ...unlistedPaths];

const sampledPaths = allPaths.filter((path) => !posts.slice(SAMPLED_POSTS).includes(path));

/** An address that no page has. */
export const unknownPath = '/no-such-page';

const sizeOf = (path: string) => statSync(`out${path === '/' ? '/index' : path}.html`).size;

/** The pages of each shape, those with the most on them first. */
export const pagesOfShapes: ReadonlyMap<PageShape, readonly string[]> = groupByShape(
  sampledPaths.toSorted((one, other) => sizeOf(other) - sizeOf(one)),
);

/** For each shape, the page with the most on it. */
export const examplesOfShapes: ReadonlyMap<PageShape, string> = new Map(
  [...pagesOfShapes].flatMap(([shape, [path]]) => (path === undefined ? [] : [[shape, path]])),
);

/** The pages for tests that take seconds a page: one of each shape in `npm test`, all but most posts with `--all`. */
export const everyPath: readonly string[] = isWhole ? sampledPaths : [...examplesOfShapes.values()];

function groupByShape(paths: readonly string[]): Map<PageShape, string[]> {
  const groups = new Map<PageShape, string[]>();
  for (const path of paths) {
    const shape = shapeOf(path);
    groups.set(shape, [...(groups.get(shape) ?? []), path]);
  }
  return groups;
}
