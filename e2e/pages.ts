import { readFileSync } from 'node:fs';
import { routes } from '../content/routes';

/** The addresses of every page that was exported: the sitemap's, and those kept out of it. */
export const listedPaths = [
  ...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, url = '']) => new URL(url).pathname);

export const unlistedPaths = Object.values(routes)
  .map(({ path }) => path)
  .filter((path) => !listedPaths.includes(path));

export const everyPath = [...listedPaths, ...unlistedPaths];

/** An address that no page has. */
export const unknownPath = '/no-such-page';
