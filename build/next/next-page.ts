import { parse } from 'parse5';
import {
  attributesOf,
  type Document,
  detach,
  type Element,
  elements,
  textOf,
} from '../html-elements';

/** A page as Next wrote it: what the export needs to know of it. */
export interface NextPage {
  /** As it was written. */
  html: string;
  document: Document;
  head: Element;
  /** The addresses of its stylesheets, in the order in which they apply. */
  stylesheets: readonly string[];
  /** The addresses of the framework's scripts, but for the runtime. */
  framework: readonly string[];
  /** The address of Turbopack's runtime, which starts the modules of the others: it must come last. */
  runtime: string;
  /** Inline scripts, with React's data among them: they must have run before the framework starts. */
  inlineScripts: readonly string[];
  /** Scripts of the site's own, which stay in the markup. */
  ownScripts: readonly Element[];
  /** Elements whose work is done otherwise. */
  replaced: readonly Element[];
}

/** What is wrong with a page, each as one sentence without the page's name; no page where anything is. */
export type NextPageReading = { page: NextPage } | { findings: readonly string[] };

/** Below this, addresses are Next's. */
const NEXT = '/_next/';

const RUNTIME = /\/turbopack-[^/]*\.js$/;

/** Preloads that are needless where scripts come late and stylesheets are inlined. */
const NEEDLESS_PRELOADS = ['script', 'style'];

/**
 * Reads a page that Next wrote, the one place that knows what such a page looks like. Wherever it does not look
 * so, the answer is a sentence for each difference: the export would else leave something out in silence.
 * `ownScripts` are the addresses of the site's own scripts that pages may name.
 */
export function readNextPage(html: string, ownScripts: readonly string[]): NextPageReading {
  const document = parse(html);
  const all = elements(document);
  const scripts = readScripts(all, ownScripts);
  const links = readLinks(all);
  const findings = [...scripts.findings, ...links.findings];

  // The parser makes up a head where the markup has none.
  const head = /<head[\s>]/.test(html) && all.find(({ tagName }) => tagName === 'head');
  if (!head) findings.push('expected a <head>, found none');
  const [runtime, ...more] = scripts.framework.filter((url) => RUNTIME.test(url));
  if (!runtime || more.length > 0) {
    const count = more.length > 0 ? more.length + 1 : 'none';
    findings.push(`expected one script of Turbopack’s runtime (turbopack-….js), found ${count}`);
  }
  if (scripts.inline.length === 0) findings.push('expected inline scripts, found none');
  if (all.some(({ tagName }) => tagName === 'style')) {
    findings.push('expected styles in linked stylesheets alone, found a <style>');
  }
  if (!head || !runtime || findings.length > 0) return { findings };
  return {
    page: {
      html,
      document,
      head,
      stylesheets: links.stylesheets,
      framework: scripts.framework.filter((url) => url !== runtime),
      runtime,
      inlineScripts: scripts.inline,
      ownScripts: scripts.own,
      replaced: [...scripts.replaced, ...links.replaced],
    },
  };
}

/** Takes out of a page what Next wrote and the export does otherwise. */
export function removeReplaced({ replaced }: NextPage) {
  for (const element of replaced) detach(element);
}

/**
 * What a page's inline scripts do, as the source of one file. React's data names the stylesheets that Next linked, and
 * React fetches none for which the page has a link; browsers fetch none for a link that is disabled.
 */
export function dataScript({ inlineScripts, stylesheets }: NextPage): string {
  const links = `for(const href of ${JSON.stringify(stylesheets)})document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",disabled:true,href}))`;
  return [links, ...inlineScripts].join(';\n');
}

function readScripts(all: readonly Element[], ownAddresses: readonly string[]) {
  const inline: string[] = [];
  const framework = new Set<string>();
  const own: Element[] = [];
  const replaced: Element[] = [];
  const findings: string[] = [];
  for (const element of all.filter(({ tagName }) => tagName === 'script')) {
    const { src, nomodule, type } = attributesOf(element);
    if (src === undefined && type === 'application/ld+json') continue; // Data, which stays where it is.
    if (src === undefined) inline.push(textOf(element));
    // Browsers without modules get no framework: the page works without it.
    else if (src.startsWith(NEXT) && nomodule === undefined) framework.add(src);
    else if (ownAddresses.includes(src)) own.push(element);
    else if (!src.startsWith(NEXT)) {
      findings.push(`expected scripts of Next’s or of the site’s own, found <script src="${src}">`);
    }
    if (!own.includes(element)) replaced.push(element);
  }
  return { inline, framework: [...framework], own, replaced, findings };
}

function readLinks(all: readonly Element[]) {
  const stylesheets: string[] = [];
  const replaced: Element[] = [];
  const findings: string[] = [];
  for (const element of all.filter(({ tagName }) => tagName === 'link')) {
    const { rel, as = '', href = '' } = attributesOf(element);
    if (rel === 'stylesheet') stylesheets.push(href);
    else if (rel === 'preload' && !NEEDLESS_PRELOADS.includes(as)) continue;
    else if (rel !== 'preload' && rel !== 'preconnect') {
      if (href.startsWith(NEXT)) findings.push(`expected no link of the kind “${rel}” to ${href}`);
      continue;
    }
    replaced.push(element);
  }
  if (stylesheets.length === 0) findings.push('expected a linked stylesheet, found none');
  return { stylesheets, replaced, findings };
}
