import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A script or stylesheet that every page shares. */
export interface SharedFile {
  /** Its address. */
  url: string;
  /** Its `integrity`, as in `sha384-…`. */
  integrity: string;
}

export interface FinishedPage {
  html: string;
  /** The page's flight data as a script, and the address the page expects it at. */
  flight: { url: string; source: string };
  /** The addresses of the framework's scripts; the last one starts the others. */
  framework: readonly string[];
}

interface Shared {
  boot: SharedFile;
  /** The one stylesheet, ready to be inlined. */
  css: string;
  /** The rules for paper. */
  print: SharedFile;
  /** Integrity by address, for scripts that stay in the markup. */
  integrity: ReadonlyMap<string, string>;
  /** The page's own security policy. */
  policy: string;
  /** Origins beside our own that scripts may come from, for the Trusted Types policy. */
  scriptOrigins: readonly string[];
}

const NEXT_ASSETS = '/_next/';

/** Turbopack's runtime, which starts the modules of the others: it must come last. */
const STARTER = /\/turbopack-[^/]*\.js$/;

/**
 * Turns a page as Next wrote it into the page that is served: flight data out of line, framework
 * scripts out of the markup, one boot script, the stylesheet inlined but for what only paper needs,
 * the policy first in the head.
 */
export function finishPage(html: string, shared: Shared): FinishedPage {
  const document = parse(html);
  const head = elements(document).find(({ tagName }) => tagName === 'head');
  if (!head) throw new Error('the page has no head');

  const inline: string[] = [];
  const framework = new Set<string>();
  for (const element of elements(document)) {
    const attributes = attributesOf(element);
    if (element.tagName === 'script') {
      const { src } = attributes;
      if (src === undefined) inline.push(textOf(element));
      else if (src.startsWith(NEXT_ASSETS)) {
        // Browsers without modules get no framework: the page works without it.
        if (!('nomodule' in attributes)) framework.add(src);
      } else {
        setAttribute(element, 'integrity', shared.integrity.get(src) ?? '');
        continue;
      }
      defaultTreeAdapter.detachNode(element);
    }
    if (element.tagName === 'link' && isReplaced(attributes))
      defaultTreeAdapter.detachNode(element);
  }

  const flight = flightOf(inline);
  const starter = [...framework].find((url) => STARTER.test(url));
  if (!starter) throw new Error('none of the page’s scripts is Turbopack’s runtime');
  framework.delete(starter);
  framework.add(starter);
  const boot = {
    src: shared.boot.url,
    integrity: shared.boot.integrity,
    async: '',
    'data-scripts': [flight.url, ...framework].join(' '),
    ...(shared.scriptOrigins.length > 0 && { 'data-origins': shared.scriptOrigins.join(' ') }),
  };
  prepend(head, 'meta', { 'http-equiv': 'Content-Security-Policy', content: shared.policy });
  append(head, 'style', {}, shared.css);
  append(head, 'link', {
    rel: 'stylesheet',
    media: 'print',
    href: shared.print.url,
    integrity: shared.print.integrity,
  });
  append(head, 'script', boot);
  return { html: serialize(document), flight, framework: [...framework] };
}

/** Links whose work is done otherwise: the inlined stylesheet, preloaded framework, a needless preconnect. */
function isReplaced({ rel, as, href }: Record<string, string>): boolean {
  return (
    rel === 'stylesheet' ||
    rel === 'preconnect' ||
    (rel === 'preload' && as !== 'font' && (href ?? '').startsWith(NEXT_ASSETS))
  );
}

// As Next writes it: self.__next_f.push([1,"…"]).
const FLIGHT_PUSH = /^self\.__next_f\.push\((\[1,.*\])\)$/s;

/** The page's inline scripts as one file, without what would fetch the stylesheet that is inlined. */
function flightOf(inline: readonly string[]): FinishedPage['flight'] {
  const rows: string[] = [];
  const rest: string[] = [];
  for (const script of inline) {
    const [, push] = script.match(FLIGHT_PUSH) ?? [];
    if (push === undefined) rest.push(script);
    else rows.push((JSON.parse(push) as [number, string])[1]);
  }
  const data = rows
    .join('')
    .replace(/^:H[LC]\[[^\n]*\]\n/gm, '')
    .replace(/\["\$","link","\d+",\{"rel":"stylesheet"[^}]*\}\]/g, 'null');
  const source = `${rest.join(';\n')};\nself.__next_f.push([1,${JSON.stringify(data)}])`;
  return { url: `/_next/static/flight/${shortHash(source)}.js`, source };
}

/** Twelve characters of a content hash, for a file's name. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 12);
}

/** Every element below a node, in document order. */
export function elements(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return [...node.childNodes].flatMap((child) =>
    'tagName' in child ? [child, ...elements(child)] : elements(child),
  );
}

export function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

export function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function setAttribute(element: Element, name: string, value: string) {
  element.attrs = [
    ...element.attrs.filter((attribute) => attribute.name !== name),
    { name, value },
  ];
}

function create(name: string, attributes: Record<string, string>, text: string): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(
    name,
    'http://www.w3.org/1999/xhtml' as never,
    attrs,
  );
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

function append(parent: Element, name: string, attributes: Record<string, string>, text = '') {
  defaultTreeAdapter.appendChild(parent, create(name, attributes, text));
}

function prepend(parent: Element, name: string, attributes: Record<string, string>) {
  const [first] = parent.childNodes;
  const element = create(name, attributes, '');
  if (first) defaultTreeAdapter.insertBefore(parent, element, first);
  else defaultTreeAdapter.appendChild(parent, element);
}
