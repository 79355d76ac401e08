import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { attributesOf, deepTextOf, type Element, elements, textOf } from '../build/html-elements';
import { filesBelow } from '../build/public-files';

/**
 * Prints how the export in one folder differs from that in another, in what visitors, search engines and hosts get:
 * addresses, redirects, headers, feeds, titles, metadata, JSON-LD, links and texts. Usage: npm run compare -- <before> <after>
 */
const [before = '', after = ''] = process.argv.slice(2);

/** Names that change with what is in the file, and the sets of hashes that policies hold. */
const HASHES =
  /(?<=\/_next\/static\/)[^"' )]+|(?<=\/cards\/[^"' ]+\?)[\w-]+|(?:\s*'sha\d+-[^']+')+/g;

/** Files that nobody names: what a page links is compared with it. */
const UNNAMED = /^(?:_next|pagefind)\/|\.(?:br|gz)$/;

/** Not Markdown, which says a page's words again, nor the hosts' own files: their table is compared. */
const COMPARED = /\.(?:html|xml|json|txt)$/;

/** What is compared of a file: a line for each part. */
function partsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, 'out', file), 'utf8');
  return (file.endsWith('.html') ? partsOfPage(text) : text.split('\n')).map(plain);
}

function partsOfPage(html: string): string[] {
  return elements(parse(html)).flatMap((element) => {
    const {
      name,
      property,
      'http-equiv': header,
      content,
      rel,
      href,
      type,
    } = attributesOf(element);
    if (element.tagName === 'title') return [`title: ${deepTextOf(element)}`];
    if (element.tagName === 'meta') return [`${name ?? property ?? header}: ${content}`];
    if (type === 'application/ld+json') return [`JSON-LD: ${deepTextOf(element)}`];
    if (element.tagName === 'link') return rel === 'preload' ? [] : [`${rel}: ${href}`];
    return [...(href ? [`link: ${href}`] : []), ...ownText(element)];
  });
}

/** The words directly in an element: markup that only groups them may change. */
function ownText(element: Element): string[] {
  const text = ['script', 'style'].includes(element.tagName) ? '' : textOf(element);
  return text.trim() ? [`text: ${text}`] : [];
}

const plain = (part: string) => part.replace(HASHES, '…').replace(/\s+/g, ' ').trim();

/** A table of those that every host's files are written from, a line for each row. */
function rowsOf(root: string, table: string): string[] {
  const tables: Record<string, object> = JSON.parse(
    readFileSync(join(root, 'hosting/tables.json'), 'utf8'),
  );
  return Object.values(tables[table] ?? {}).map((row) => plain(JSON.stringify(row)));
}

/** Where each difference was found. */
const differences = new Map<string, string[]>();

function compare(place: string, one: readonly string[], other: readonly string[]) {
  const gone = one.filter((part) => !other.includes(part)).map((part) => `- ${part}`);
  const come = other.filter((part) => !one.includes(part)).map((part) => `+ ${part}`);
  for (const difference of new Set([...gone, ...come]))
    differences.set(difference, [...(differences.get(difference) ?? []), place]);
}

const [old, present] = [before, after].map((root) =>
  filesBelow(join(root, 'out')).filter((file) => !UNNAMED.test(file)),
) as [string[], string[]];
compare('addresses', old, present);
for (const file of old.filter((name) => present.includes(name) && COMPARED.test(name)))
  compare(`/${file}`, partsOf(before, file), partsOf(after, file));
for (const table of ['headers', 'redirects', 'rewrites', 'folders'])
  compare(table, rowsOf(before, table), rowsOf(after, table));

for (const [difference, places] of differences)
  console.log(`${places.length > 1 ? `${places.length} files` : places[0]}\n  ${difference}`);
console.log(`${differences.size} differences`);
