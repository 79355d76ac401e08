import { parseFragment, serialize, serializeOuter } from 'parse5';
import {
  attributesOf,
  detach,
  type Element,
  elements,
  setAttribute,
  textOf,
} from '../../html-elements';
import { setText } from './typeface';

/** The size and weight of the words in drawings: see components/drawing/drawing.module.css. */
const LABEL = { size: 13, weight: 550 };

/**
 * A drawing of a page as SVG that needs no font and no style sheet of a page: its words become outlines, and what
 * the library that draws the card does not know is written otherwise.
 */
export function outlineDrawing(drawing: Element): string {
  const svg = copyOf(drawing);
  const anchors = new Map<Element, string>();
  for (const element of elements(svg)) {
    const { 'text-anchor': own, pathlength, pathLength = pathlength } = attributesOf(element);
    const parent = element.parentNode as Element;
    anchors.set(element, own ?? anchors.get(parent) ?? 'start');
    if (pathLength && element.tagName === 'circle') scaleDashes(element, Number(pathLength));
  }
  const texts = elements(svg).filter(({ tagName }) => tagName === 'text');
  const words = texts.map((text) => {
    const placed = outlineWords(text, anchors);
    const transform = transformsAbove(text, svg);
    detach(text);
    return transform ? `<g transform="${transform}">${placed}</g>` : placed;
  });
  return serialize(svg) + words.join('');
}

function copyOf(element: Element): Element {
  // Inside an <svg>, where the parser keeps the case of names.
  const [, copy] = elements(parseFragment(`<svg>${serializeOuter(element)}</svg>`));
  if (!copy) throw new Error(`expected <${element.tagName}> to be an element`);
  return copy;
}

/** Dashes in the circle's own length: librsvg has no `pathLength`. */
function scaleDashes(circle: Element, pathLength: number) {
  const attributes = attributesOf(circle);
  const scale = (2 * Math.PI * Number(attributes.r)) / pathLength;
  const scaled = (value: string) => Math.round(Number(value) * scale * 1000) / 1000;
  for (const name of ['stroke-dasharray', 'stroke-dashoffset']) {
    const lengths = attributes[name]?.split(/[\s,]+/);
    if (lengths) setAttribute(circle, name, lengths.map(scaled).join(' '));
  }
}

/** The pieces of a text where SVG would put them: a piece without a place follows the one before. */
function outlineWords(text: Element, anchors: ReadonlyMap<Element, string>): string {
  const { x = '0', y = '0', class: className = '', 'font-size': size } = attributesOf(text);
  let [left, top] = [Number(x), Number(y)];
  const pieces = text.childNodes.flatMap((child) => {
    if ('value' in child) return [{ words: child.value, element: text }];
    return 'tagName' in child ? [{ words: textOf(child), element: child }] : [];
  });
  const placed = pieces.map(({ words, element }) => {
    const own = attributesOf(element);
    if (element !== text && own.x !== undefined) left = Number(own.x);
    if (element !== text && own.y !== undefined) top = Number(own.y);
    const set = setText(words, { ...LABEL, size: Number(own['font-size'] ?? size ?? LABEL.size) });
    const anchor = anchors.get(element);
    const shift = anchor === 'end' ? set.width : anchor === 'middle' ? set.width / 2 : 0;
    const place = `translate(${left - shift} ${top})`;
    left += set.width;
    const fill = own.class?.includes('fill-') ? own.class : className;
    return `<g class="words ${fill}" transform="${place}">${set.svg}</g>`;
  });
  return placed.join('');
}

/** The transforms of the groups that a text stands in, outermost first. */
function transformsAbove(text: Element, svg: Element): string {
  const transforms: string[] = [];
  for (let above = text.parentNode as Element; above !== svg; above = above.parentNode as Element) {
    const { transform } = attributesOf(above);
    if (transform) transforms.unshift(transform);
  }
  return transforms.join(' ');
}
