import { brotliCompressSync } from 'node:zlib';
import { parse, serialize } from 'parse5';
import {
  attributesOf,
  type Document,
  deepTextOf,
  detach,
  type Element,
  elements,
} from './html-elements';

/** A part of a page that can be shortened or left out. */
export interface PagePart {
  name: string;
  /** What the page would weigh less without it, in bytes after Brotli. */
  bytes: number;
}

/** What every page has around its sections, by element. */
const AROUND: Readonly<Record<string, string>> = {
  style: 'styles',
  header: 'the header',
  footer: 'the footer',
};

/** The parts of a finished page, heaviest first: the bands of its main part by their headings, and what is around. */
export function pageParts(html: string): PagePart[] {
  const whole = weightOf(html);
  return partsOf(parse(html))
    .map((part, index) => ({
      name: nameOf(part),
      bytes: whole - weightOf(withoutPart(html, index)),
    }))
    .sort((one, other) => other.bytes - one.bytes);
}

function partsOf(document: Document): Element[] {
  const isMain = (node: Element['parentNode']) => node?.nodeName === 'main';
  const all = elements(document);
  const inBands = new Set(all.filter(({ parentNode }) => isMain(parentNode)).flatMap(elements));
  return all.filter(
    (element) => isMain(element.parentNode) || (element.tagName in AROUND && !inBands.has(element)),
  );
}

function nameOf(part: Element): string {
  const around = AROUND[part.tagName];
  if (around && part.parentNode?.nodeName !== 'main') return around;
  const heading = elements(part).find(({ tagName }) => /^h[12]$/.test(tagName));
  const name = heading ? deepTextOf(heading) : attributesOf(part)['aria-label'];
  return `“${(name ?? deepTextOf(part)).trim().slice(0, 60)}”`;
}

function withoutPart(html: string, index: number): string {
  const document = parse(html);
  const part = partsOf(document)[index];
  if (part) detach(part);
  return serialize(document);
}

function weightOf(html: string): number {
  return brotliCompressSync(html).length;
}
