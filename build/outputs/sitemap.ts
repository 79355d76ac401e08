import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { sitemapPath } from '../../lib/file-paths';
import { absoluteUrl } from '../../lib/site-url';
import type { TextFile } from './discovery-files';
import { latest } from './page-days';

/** A page that search engines should list, and the day on which its words last changed, where that is known. */
export interface ListedPage {
  path: string;
  day: string | undefined;
}

/** A tenth of what the protocol allows, so that a file stays quick to read: https://www.sitemaps.org/protocol.html */
const MOST_URLS = 5_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap of some pages: one file, or with too many of them an index at its address and numbered parts. */
export function sitemapFiles(pages: readonly ListedPage[], most = MOST_URLS): TextFile[] {
  if (pages.length <= most) return [{ path: sitemapPath, text: sitemapOf(pages) }];
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    path: sitemapPath.replace('.xml', `-${index + 1}.xml`),
    pages: pages.slice(index * most, (index + 1) * most),
  }));
  const entries = parts.map((part) => ({
    path: part.path,
    day: latest(part.pages.map(({ day }) => day)),
  }));
  return [
    { path: sitemapPath, text: documentOf('sitemapindex', 'sitemap', entries) },
    ...parts.map((part) => ({ path: part.path, text: sitemapOf(part.pages) })),
  ];
}

function sitemapOf(pages: readonly ListedPage[]): string {
  return documentOf('urlset', 'url', pages);
}

function documentOf(root: string, entry: string, pages: readonly ListedPage[]): string {
  const entries = pages.map(({ path, day }) =>
    x(entry, [x('loc', absoluteUrl(path)), day ? x('lastmod', day) : null]),
  );
  const xml = toXml(x(root, { xmlns: NAMESPACE }, entries));
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml.replace(/(?=<(?:url|sitemap)>)/g, '\n')}\n`;
}
