import { serializeOuter } from 'parse5';
import { MOTIF_IDS } from '../../../components/drawing/cover-view';
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

/** A crop of the cover around what is lit. */
const AROUND_LIT = '80 -30 240 260';

/** What the card of a post shows: the cover that its page shows. */
export function postCard(
  { title, category }: Pick<Post, 'title' | 'category'>,
  document: Document,
): CardContent {
  return { title, family: category, theme: 'morning', ...coverOf(elements(document)) };
}

/** What the card of another page shows: its main heading, its drawing and its family. */
export function pageCard(address: string, document: Document): CardContent {
  const all = elements(document);
  const svg = all.find(
    (element) => element.tagName === 'svg' && attributesOf(element).role === 'img',
  );
  const drawing = svg ? drawingOf(svg) : coverOf(all);
  return { title: headingOf(all), family: familyAt(address), theme: 'night', ...drawing };
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
function drawingOf(svg: Element): { drawing: CardDrawing } {
  const { viewBox = '', 'aria-label': label = '' } = attributesOf(svg);
  return { drawing: { svg: outlineDrawing(svg), viewBox, label, place: 'beside' } };
}

/** The first cover of a page that shows some, with the motif that it refers to, in the cover's own light. */
function coverOf(all: readonly Element[]): Partial<CardContent> {
  const motifs = new Map(all.map((element) => [`#${attributesOf(element).id}`, element]));
  for (const svg of all.filter(({ tagName }) => tagName === 'svg')) {
    const use = elements(svg).find(({ tagName }) => tagName === 'use');
    const { href = '' } = use ? attributesOf(use) : {};
    const motif = href.startsWith(`#${MOTIF_IDS}`) && motifs.get(href);
    if (!use || !motif) continue;
    const drawn = outlineDrawing(svg).replace(serializeOuter(use), () => outlineDrawing(motif));
    const isNight = attributesOf(svg).class?.split(' ').includes('night');
    return {
      theme: isNight ? 'night' : 'morning',
      drawing: { svg: drawn, viewBox: AROUND_LIT, label: '', place: 'panel' },
    };
  }
  return {};
}

/** The page right above: the family of a service; empty for what stands below home. */
function familyAt(address: string): string {
  const id = idAt(address);
  const above = id && ancestorsOf(id).at(-1);
  return above && above !== 'home' ? labelOf(above) : '';
}
