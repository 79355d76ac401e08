import { coverHand, handAt } from '../../../components/drawing/cover-hand';
import type { Post } from '../../../lib/blog/post';
import { ancestorsOf, idAt, labelOf } from '../../../lib/routes';
import {
  attributesOf,
  type Document,
  deepTextOf,
  type Element,
  elements,
} from '../../html-elements';
import type { CardContent, CardDrawing } from './draw-card';
import { outlineDrawing } from './outline-drawing';

/** A crop to the dial, so that the cover does not overlap the title. */
const DIAL = '92 12 316 180';

/** The cover of posts, from a page that lists posts; undefined where there is none. */
export function coverIn(document: Document): string | undefined {
  const symbol = elements(document).find(({ tagName }) => tagName === 'symbol');
  return symbol && outlineDrawing(symbol);
}

/** What the card of a post shows. `cover` is the drawing that every post's cover refers to. */
export function postCard(
  { title, category, date }: Pick<Post, 'title' | 'category' | 'date'>,
  cover: string | undefined,
): CardContent {
  return { title, family: category, theme: 'morning', ...coverAt(date, cover) };
}

/** What the card of another page shows: its main heading, its drawing and its family. */
export function pageCard(address: string, document: Document): CardContent {
  const all = elements(document);
  const svg = all.find(
    (element) => element.tagName === 'svg' && attributesOf(element).role === 'img',
  );
  return { title: headingOf(all), family: familyAt(address), theme: 'night', ...drawingOf(svg) };
}

/** The main heading, or the title of a page without one. What a heading sets on a line of its own stays together. */
function headingOf(all: readonly Element[]): string {
  const heading = ['h1', 'title'].flatMap(
    (name) => all.find(({ tagName }) => tagName === name) ?? [],
  )[0];
  const pieces = heading?.childNodes.map((node) => {
    const text = deepTextOf(node).replace(/\s+/g, ' ').trim();
    return 'tagName' in node ? text.replaceAll(' ', '\u00a0') : text;
  });
  return pieces?.join(' ').trim() ?? '';
}

/** The first drawing of a page, which explains it. */
function drawingOf(svg: Element | undefined): { drawing?: CardDrawing } {
  if (!svg) return {};
  const { viewBox = '', 'aria-label': label = '' } = attributesOf(svg);
  return { drawing: { svg: outlineDrawing(svg), viewBox, label, place: 'beside' } };
}

/** The cover's dial, its hand at the month of a date. */
function coverAt(date: string, cover: string | undefined): { drawing?: CardDrawing } {
  if (!cover) return {};
  const { path, cx, cy, r } = coverHand;
  const hand = `<g transform="${handAt(date)}"><path class="stroke-signal stroke-2" d="${path}"/><circle class="fill-signal stroke-none" cx="${cx}" cy="${cy}" r="${r}"/></g>`;
  return { drawing: { svg: cover + hand, viewBox: DIAL, label: '', place: 'below' } };
}

/** The page right above: the family of a service; empty for what stands below home. */
function familyAt(address: string): string {
  const id = idAt(address);
  const above = id && ancestorsOf(id).at(-1);
  return above && above !== 'home' ? labelOf(above) : '';
}
