import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { RouteId } from '@/content/routes';

/** A file here is the drawing of the page whose id it is named by. */
export const drawingFolder = join('content', 'drawings');

/** The file of a page's drawing; undefined where it has none. */
export function drawingFile(route: RouteId): string | undefined {
  const file = join(drawingFolder, `${route}.svg`);
  return existsSync(file) ? file : undefined;
}

/** A page's drawing in its parts; undefined where it has none. The content check sees to label and viewBox. */
export function readDrawing(route: RouteId) {
  const file = drawingFile(route);
  if (!file) return undefined;
  const { head, shapes } = readSvg(file);
  const attribute = (name: string) => attributeIn(head, name);
  const viewBox = attribute('viewBox');
  /** What a card shows of it, without its words; all of it where the file does not say. */
  const crop = attribute('data-crop') || viewBox;
  return { label: attribute('aria-label'), viewBox, crop, shapes };
}

/**
 * What the covers of posts are made of: grounds by category, and drawings, each named by the id of its post. All of
 * them, or those of the names that there are.
 */
export function coverDrawings(names?: readonly string[]) {
  const folders = [join('content', 'grounds'), join('content', 'covers')].filter(existsSync);
  return folders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .map((file) => ({ name: parse(file).name, file }))
    .filter(({ name }) => !names || names.includes(name))
    .map(({ name, file }) => ({ name, shapes: readSvg(file).shapes }));
}

/** The width and height of an SVG file of public/, by its viewBox; undefined where the file or its viewBox is missing. */
export function svgSize(address: string): { width: number; height: number } | undefined {
  const file = `public${address}`;
  if (!existsSync(file)) return undefined;
  const viewBox = attributeIn(readSvg(file).head, 'viewBox').trim();
  const [, , width, height] = viewBox.split(/[\s,]+/).map(Number);
  return width && height ? { width, height } : undefined;
}

function attributeIn(head: string, name: string): string {
  return new RegExp(`\\s${name}=(["'])(.*?)\\1`, 's').exec(head)?.[2] ?? '';
}

function readSvg(file: string) {
  const svg = readFileSync(file, 'utf8').replace(/<!--.*?-->|(?<=>)\s*\n\s*(?=<)/gs, '');
  const [, head = '', shapes = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  return { head, shapes };
}

/** Without its texts, and what means nothing without them, as a legend's squares: a group of the class `words`. */
export function withoutWords(svg: string): string {
  return svg.replaceAll(/<g class="words".*?<\/g>|<text.*?<\/text>/gs, '');
}
