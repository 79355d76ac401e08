import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { addressOf, isPost } from '../build/page-address';
import { filesBelow } from '../build/public-files';
import { routes } from '../content/routes';
import { listPageFolder } from '../lib/blog/post-path';
import { iconPath, llmsPath, securityPath, sitemapPath } from '../lib/file-paths';
import { cardSize } from '../lib/metadata';
import { pathOf, serviceIds } from '../lib/routes';
import { absoluteUrl } from '../lib/site-url';
import { listedPaths } from './pages';

// What the exported folder says of itself to search engines, link previews and other machines.

/** A node of JSON-LD, or part of one. */
interface Node {
  [property: string]: unknown;
}

const pages = filesBelow('out')
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => readPage(addressOf(file), readFileSync(`out/${file}`, 'utf8')));

/** Pages that are to be found; /blogs names /blog as its canonical address. */
const own = pages.filter(({ address, canonical }) => canonical === absoluteUrl(address));
const listed = own.filter(({ meta }) => !/noindex/.test(meta.robots ?? ''));

function readPage(address: string, html: string) {
  const $ = load(html);
  const canonical = $('link[rel=canonical]').attr('href');
  const graphs: Node[] = $('script[type="application/ld+json"]')
    .get()
    .flatMap((script) => JSON.parse($(script).text())['@graph']);
  return {
    address,
    title: $('head > title').text(),
    /** What its `<meta>` elements say, by name or property. */
    meta: Object.fromEntries(
      $('meta')
        .get()
        .map(({ attribs: { name, property, content = '' } }) => [name ?? property, content]),
    ),
    markdown: $('link[type="text/markdown"]').attr('href'),
    /** As browsers compare addresses: Next leaves out the slash of home. */
    canonical: canonical && new URL(canonical).href,
    graphs,
  };
}

test('a page names itself as canonical, and link previews are told what search engines are', () => {
  for (const { address, title, canonical, meta } of pages) {
    const isList = address === routes.blogs.path || address === `${listPageFolder}1`;
    expect(canonical, address).toBe(absoluteUrl(isList ? routes.blog.path : address));
    expect(meta['og:title'], address).toBe(title);
    expect(meta['og:description'], address).toBe(meta.description);
    expect(meta['twitter:card'], address).toBe('summary_large_image');
  }
});

test('every page has a card of its own, of the size that previews take, and light', async () => {
  const cards = new Set<string>();
  for (const { address, meta } of own) {
    const file = `out${new URL(meta['og:image'] ?? '').pathname}`;
    cards.add(file);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }, address).toEqual({ ...cardSize, format: 'png' });
    expect(meta['og:image:alt'], address).not.toBe('');
    expect(readFileSync(file).length, file).toBeLessThanOrEqual(80_000);
  }
  // The further pages of the blog's list show the card of the list.
  const further = own.filter(({ address }) => address.startsWith(listPageFolder));
  expect(cards.size).toBe(own.length - further.length);
});

test('the sitemap has every page that may be listed, once, and no host keeps one from it', async ({
  request,
}) => {
  expect([...listedPaths].sort()).toEqual(listed.map(({ address }) => address).sort());
  for (const path of listedPaths) {
    const answer = await request.head(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined();
  }
});

test('every page below home says where it stands, and what its data refers to is there', () => {
  const nodes = pages.flatMap(({ graphs }) => graphs.flatMap(nodesIn));
  const isReference = (node: Node) => Object.keys(node).join() === '@id';
  const defined = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  for (const node of nodes.filter(isReference)) expect(defined).toContain(node['@id']);
  for (const text of nodes.flatMap((node) => Object.values(node))) {
    if (typeof text !== 'string' || !text.startsWith(absoluteUrl('/')) || text.includes('{'))
      continue;
    expect(isInExport(new URL(text).pathname), text).toBe(true);
  }
  for (const { address, graphs } of listed.filter(({ address }) => address !== '/')) {
    expect(
      graphs.map((node) => node['@type']),
      address,
    ).toContain('BreadcrumbList');
  }
});

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

function isInExport(path: string): boolean {
  const file = `out${decodeURIComponent(path)}`;
  return path === '/' || existsSync(file) || existsSync(`${file}.html`);
}

test('every service and post stands as Markdown beside itself, and llms.txt leads to them', async ({
  request,
}) => {
  const twins = listed.filter(({ markdown }) => markdown !== undefined);
  const services: readonly string[] = serviceIds.map(pathOf);
  const expected = listed.filter(({ address }) => isPost(address) || services.includes(address));
  expect(twins.map(({ address }) => address)).toEqual(expected.map(({ address }) => address));
  for (const { address, markdown = '' } of twins) {
    const href = new URL(markdown).pathname;
    const answer = await request.get(href);
    expect(answer.headers()['content-type'], href).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text, href).toMatch(/^# .+\n/);
    expect(text, href).toContain(`<${absoluteUrl(address)}>`);
    expect(text, href).not.toContain('](/');
  }
  for (const [, url = ''] of readFileSync(`out${llmsPath}`, 'utf8').matchAll(/\]\((\S+)\)/g)) {
    expect(isInExport(new URL(url).pathname), url).toBe(true);
  }
});

test('files for machines answer as what they are', async ({ request }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/'],
    [iconPath, 'image/svg+xml'],
    [sitemapPath, 'application/xml'],
    [llmsPath, 'text/plain'],
    [securityPath, 'text/plain'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
  }
});
