import 'server-only';
import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { optimize } from 'svgo';

/**
 * The `<svg>` of a file, as any drawing program writes it: without its prolog, comments and the white space between
 * elements.
 * @throws with the file's name when it holds no `<svg>`.
 */
export function readSvg(file: string): Element {
  const { data } = optimize(readFileSync(file, 'utf8'), {
    path: file,
    plugins: ['removeXMLProcInst', 'removeDoctype', 'removeComments', 'removeEditorsNSData'],
  });
  const tree = fromParse5(parseFragment(data));
  const [svg] = 'children' in tree ? tree.children : [];
  if (svg?.type !== 'element' || svg.tagName !== 'svg') throw new Error(`${file} holds no <svg>.`);
  return svg;
}
