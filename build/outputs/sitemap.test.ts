/** @jest-environment node */
import { absoluteUrl } from '../../lib/site-url';
import { sitemapFiles } from './sitemap';

const page = (path: string, day?: string) => ({ path, day });

test('a page has its address, and its day only where that is known', () => {
  const [file, ...more] = sitemapFiles([page('/a&b', '2026-01-31'), page('/b')]);
  expect(more).toEqual([]);
  expect(file?.path).toBe('/sitemap.xml');
  expect(file?.text).toContain(
    `<url><loc>${absoluteUrl('/a&b').replace('&', '&#x26;')}</loc><lastmod>2026-01-31</lastmod></url>`,
  );
  expect(file?.text).toContain(`<url><loc>${absoluteUrl('/b')}</loc></url>`);
});

test('more pages than one file holds are split, under an index with the latest day of each part', () => {
  const pages = [page('/a', '2026-01-01'), page('/b', '2026-03-03'), page('/c')];
  expect(sitemapFiles(pages, 3)).toHaveLength(1);
  const [index, first, second] = sitemapFiles(pages, 2);
  expect(index?.text).toContain(
    `<sitemap><loc>${absoluteUrl('/sitemap-1.xml')}</loc><lastmod>2026-03-03</lastmod></sitemap>`,
  );
  expect(index?.text).toContain(`<sitemap><loc>${absoluteUrl('/sitemap-2.xml')}</loc></sitemap>`);
  expect(first?.path).toBe('/sitemap-1.xml');
  expect(first?.text.match(/<url>/g)).toHaveLength(2);
  expect(second?.text).toContain(`<loc>${absoluteUrl('/c')}</loc>`);
});
