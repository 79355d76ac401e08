import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { absoluteUrl } from '../../lib/site-url';

/** A page that search engines should list, and the day on which its words last changed, where that is known. */
export interface ListedPage {
  path: string;
  day: string | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap of some pages; the protocol allows 50,000: https://www.sitemaps.org/protocol.html */
export function sitemapOf(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ path, day }) =>
    x('url', [x('loc', absoluteUrl(path)), day ? x('lastmod', day) : null]),
  );
  const xml = toXml(x('urlset', { xmlns: NAMESPACE }, entries));
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml.replaceAll('<url>', '\n<url>')}\n`;
}
