import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import sharp from 'sharp';
import { attributesOf, deepTextOf, type Element, elements, textOf } from '../build/html-elements';
import { addressOf, isPost } from '../build/page-address';
import { filesBelow } from '../build/public-files';
import { routes } from '../content/routes';
import { listPageFolder } from '../lib/blog/post-path';
import { cardSize, searchLimits } from '../lib/metadata';
import { pathOf, serviceIds } from '../lib/routes';
import { absoluteUrl } from '../lib/site-url';
import { serviceWithQuestions } from './examples';
import { listedPaths } from './pages';

// What the exported folder says of itself to search engines, link previews and other machines.

interface ExportedPage {
  address: string;
  title: string;
  /** What its `<meta>` elements say, by name or property. */
  meta: Readonly<Record<string, string>>;
  links: readonly Readonly<Record<string, string>>[];
  canonical: string | undefined;
  isListed: boolean;
  /** Its blocks of JSON-LD. */
  graphs: readonly { '@context': string; '@graph': readonly Node[] }[];
}

/** A node of JSON-LD, or part of one. */
interface Node {
  [property: string]: unknown;
}

const pages: readonly ExportedPage[] = filesBelow('out')
  .filter((file) => file.endsWith('.html'))
  .map((file) => readPage(addressOf(file), readFileSync(`out/${file}`, 'utf8')));

/** Pages that are to be found; /blogs names /blog as its canonical address, and 404 is none. */
const own = pages.filter(({ address, canonical }) => canonical === absoluteUrl(address));
const listed = own.filter(({ isListed }) => isListed);

function readPage(address: string, html: string): ExportedPage {
  const all = elements(parse(html));
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const links = named('link').map(attributesOf);
  const meta = Object.fromEntries(named('meta').map(metaEntry));
  return {
    address,
    title: named('title')
      .filter((title) => !insideDrawing(title))
      .map(deepTextOf)
      .join(),
    meta,
    links,
    canonical: normal(links.find(({ rel }) => rel === 'canonical')?.href),
    isListed: !/noindex/.test(meta.robots ?? ''),
    graphs: named('script')
      .filter((script) => attributesOf(script).type === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script))),
  };
}

/** An address as browsers compare it: Next leaves out the slash of home. */
function normal(address: string | undefined): string | undefined {
  return address && new URL(address).href;
}

function metaEntry(element: Element): [string, string] {
  const { name, property, media, content = '' } = attributesOf(element);
  return [[name ?? property ?? '', media].filter(Boolean).join(' '), content];
}

function insideDrawing({ namespaceURI }: Element): boolean {
  return namespaceURI.endsWith('svg');
}

test('every page has a title and a description that fit search results, and no other has', () => {
  const { title, description } = searchLimits;
  for (const [field, { least, most }] of [
    ['title', { least: 1, ...title }],
    ['description', description],
  ] as const) {
    const owners = new Map<string, string>();
    for (const page of own) {
      const words = field === 'title' ? page.title : (page.meta.description ?? '');
      expect(owners.get(words), `${page.address} has the ${field} of`).toBeUndefined();
      owners.set(words, page.address);
      expect(words.length, `${page.address}: “${words}”`).toBeGreaterThanOrEqual(least);
      expect(words.length, `${page.address}: “${words}”`).toBeLessThanOrEqual(most);
    }
  }
});

test('a page names itself as canonical, but for the second address of the listing', () => {
  for (const { address, canonical } of pages.filter(({ address }) => address !== '/404')) {
    const expected =
      address === routes.blogs.path || address === `${routes.blog.path}/page/1`
        ? routes.blog.path
        : address;
    expect(canonical, address).toBe(absoluteUrl(expected));
  }
  expect(pages.find(({ address }) => address === '/404')?.isListed).toBe(false);
});

test('link previews and browsers are told the same as search engines', () => {
  for (const { address, title, meta, links, canonical, isListed } of own) {
    expect(meta['og:title'], address).toBe(title);
    expect(meta['og:description'], address).toBe(meta.description);
    expect(normal(meta['og:url']), address).toBe(canonical);
    expect(meta['twitter:card'], address).toBe('summary_large_image');
    if (isListed) expect(meta.robots, address).toBe('index, follow, max-image-preview:large');
    for (const scheme of ['light', 'dark']) {
      expect(meta[`theme-color (prefers-color-scheme: ${scheme})`], address).toMatch(/^#/);
    }
    for (const { rel, href = '' } of links.filter(({ rel }) => /icon|manifest/.test(rel ?? ''))) {
      expect(existsSync(`out${href}`), `${address}: ${rel} ${href}`).toBe(true);
    }
  }
});

test('every page has a card of its own, of the size that previews take, and light', async () => {
  const cards = new Set<string>();
  const archive = own.filter(({ address }) => address.startsWith(listPageFolder));
  for (const { address, meta } of own) {
    const file = `out${new URL(meta['og:image'] ?? '').pathname}`;
    cards.add(file);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }, address).toEqual({ ...cardSize, format: 'png' });
    expect([meta['og:image:width'], meta['og:image:height']], address).toEqual(['1200', '630']);
    expect(meta['og:image:alt'], address).not.toBe('');
    expect(readFileSync(file).length, file).toBeLessThanOrEqual(80_000);
  }
  // The further pages of the blog's list show the card of the list.
  expect(cards.size).toBe(own.length - archive.length);
  expect(
    filesBelow('out/cards')
      .map((file) => `out/cards/${file}`)
      .sort(),
  ).toEqual([...cards].sort());
});

test('the sitemap has every page that may be listed, once, dates nothing ahead, and no host keeps one from it', async ({
  request,
}) => {
  expect([...listedPaths].sort()).toEqual(listed.map(({ address }) => encodeURI(address)).sort());
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  for (const [, day = ''] of sitemap.matchAll(/<lastmod>([^<]+)/g)) {
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(day < tomorrow, day).toBe(true);
  }
  for (const path of listedPaths) {
    const answer = await request.head(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined();
  }
});

test('every page below home says where it stands, and data of each kind is where it belongs', () => {
  const typesAt = (address: string) =>
    pages
      .find((page) => page.address === address)
      ?.graphs.flatMap((graph) => graph['@graph'].map((node) => node['@type']));
  expect(typesAt('/')).toEqual(['Organization', 'WebSite']);
  expect(typesAt(routes.contact.path)).toContain('ContactPage');
  expect(typesAt(pathOf(serviceWithQuestions))).toEqual(['Service', 'FAQPage', 'BreadcrumbList']);
  for (const { address, graphs } of listed) {
    for (const graph of graphs) expect(graph['@context'], address).toBe('https://schema.org');
    if (address !== '/') expect(typesAt(address), address).toContain('BreadcrumbList');
  }
});

test('every @id that data refers to is defined in the export, and every address of the site is a file', () => {
  const nodes = pages.flatMap(({ graphs }) => graphs.flatMap((graph) => nodesIn(graph['@graph'])));
  const isReference = (node: Node) => Object.keys(node).join() === '@id';
  const defined = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  expect(nodes.length).toBeGreaterThan(0);
  for (const node of nodes.filter(isReference)) expect(defined).toContain(node['@id']);
  for (const text of nodes.flatMap((node) => Object.values(node))) {
    if (typeof text !== 'string' || !text.startsWith(absoluteUrl('/')) || text.includes('{'))
      continue;
    expect(isInExport(new URL(text).pathname), text).toBe(true);
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
  const twins = listed.flatMap(({ address, links }) => {
    const link = links.find(({ type }) => type === 'text/markdown');
    return link ? [{ address, href: new URL(link.href ?? '').pathname }] : [];
  });
  const llms = readFileSync('out/llms.txt', 'utf8');
  expect(llms).toMatch(/^# .+\n\n> /);
  const services: readonly string[] = serviceIds.map(pathOf);
  const expected = listed.filter(({ address }) => isPost(address) || services.includes(address));
  expect(twins.map(({ address }) => address)).toEqual(expected.map(({ address }) => address));
  for (const { address, href } of twins) {
    const answer = await request.get(href);
    expect(answer.headers()['content-type'], href).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text, href).toMatch(/^# .+\n/);
    expect(text, href).toContain(`<${absoluteUrl(address)}>`);
    expect(text, href).not.toContain('](/');
  }
  for (const [, url = ''] of llms.matchAll(/\]\((\S+)\)/g)) {
    expect(isInExport(new URL(url).pathname), url).toBe(true);
  }
});
