/** @jest-environment node */
import { absoluteUrl } from '../../lib/site-url';
import { sitemapOf } from './sitemap';

test('a page has its address, and its day only where that is known', () => {
  const text = sitemapOf([
    { path: '/a&b', day: '2026-01-31' },
    { path: '/b', day: undefined },
  ]);
  expect(text).toContain(
    `<url><loc>${absoluteUrl('/a&b').replace('&', '&#x26;')}</loc><lastmod>2026-01-31</lastmod></url>`,
  );
  expect(text).toContain(`<url><loc>${absoluteUrl('/b')}</loc></url>`);
});
