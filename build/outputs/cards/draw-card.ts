import { company } from '../../../content/company';
import { drawMark } from '../../../lib/mark';
import { type ColorName, palette } from '../../../tailwind.config';
import { setTitle } from './set-title';
import { canSet, setText } from './typeface';

/** What a card shows of its page. */
export interface CardContent {
  title: string;
  /** The family of a service, the category of a post; empty where there is none. */
  family: string;
  /** Night, or the morning's paper. */
  theme: keyof typeof themes;
  /** The page's drawing as SVG, its words as outlines; without one the mark takes its place. */
  drawing?: CardDrawing;
}

export interface CardDrawing {
  /** What is inside the `<svg>`. */
  svg: string;
  viewBox: string;
  /** What it says, for those who do not see it; empty for a cover. */
  label: string;
  place: keyof typeof PLACES;
}

type Theme = Record<ColorName, string>;

const inScheme = (scheme: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(palette).map(([name, pair]) => [name, pair[scheme]])) as Theme;

const themes = {
  morning: inScheme('light'),
  night: { ...inScheme('dark'), paper: palette.ink.light },
} satisfies Record<string, Theme>;

/** What link previews take: https://ogp.me, at twice the density of the smallest preview. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const BRAND_LINE = 96;
const FOOT_LINE = CARD.height - 66;
const TITLE_TOP = 152;

/** Where a drawing is, and how wide the title beside it may be. */
const PLACES = {
  /** At the right edge. */
  beside: { x: 588, y: 86, width: 540, height: 470, title: 492 },
  /** A cover, from edge to edge. */
  panel: { x: 618, y: 0, width: 582, height: CARD.height, title: 500 },
} as const;

/** The card of a page as SVG, without any text or style that depends on the machine. */
export function drawCard({ title, family, theme, drawing }: CardContent): string {
  const colors = themes[theme];
  const { title: width } = PLACES[drawing?.place ?? 'beside'];
  const height = FOOT_LINE - 96 - TITLE_TOP;
  // Half a title would say something else, and another face look different on every machine.
  const shown = canSet(title) ? title : company.name;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<style>${styleOf(colors)}</style>`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    // In place of a drawing: the mark, large, and cut by the edge.
    drawing ? placed(drawing) : `<g class="large" opacity=".9">${mark(colors, 700, 70, 570)}</g>`,
    mark(colors, MARGIN, BRAND_LINE - 34, 45),
    brand,
    titleLines(shown, { width, height }),
    family && canSet(family) ? foot(family) : '',
    '</svg>',
  ].join('');
}

/** The drawing's own utilities and the hand that every drawing is made in, in the colours of a theme. */
function styleOf(colors: Theme): string {
  const tones = Object.entries(colors).map(
    ([name, colour]) => `.stroke-${name}{stroke:${colour}}.fill-${name}{fill:${colour}}`,
  );
  return [
    `.drawing{fill:none;stroke:${colors.text};stroke-width:1.5}`,
    `.words{fill:${colors.muted};stroke:none}`,
    ...tones,
    '.stroke-2{stroke-width:2}.stroke-none{stroke:none}',
    `.fill-current{fill:${colors.surface}}`,
    // Lines as fine as a drawing's, whatever the size of the icon's grid.
    '.large *{stroke-width:1.67%}',
  ].join('');
}

function placed({ svg, viewBox, place }: CardDrawing): string {
  const { x, y, width, height } = PLACES[place];
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const ground = place === 'panel' ? `<rect class="fill-current" ${box}/>` : '';
  return `${ground}<svg class="drawing" ${box} viewBox="${viewBox}">${svg}</svg>`;
}

/** The mark in a square. */
function mark(inks: Theme, x: number, y: number, side: number): string {
  const attributes = { x: `${x}`, y: `${y}`, width: `${side}`, height: `${side}` };
  return drawMark({ attributes, inks, idPrefix: 'mark' });
}

const brandName = setText(company.shortName, { size: 30, weight: 650 });
const brand = `<g class="fill-text" transform="translate(${MARGIN + 62} ${BRAND_LINE})">${brandName.svg}</g>`;

function titleLines(title: string, box: { width: number; height: number }): string {
  const { lines, style, leading } = setTitle(title, box);
  const first = TITLE_TOP + style.size;
  return lines
    .map(
      ({ svg }, index) =>
        `<g class="fill-text" transform="translate(${MARGIN} ${first + index * leading})">${svg}</g>`,
    )
    .join('');
}

function foot(family: string): string {
  const { svg } = setText(family, { size: 28, weight: 550 });
  return `<path class="stroke-signal" stroke-width="4" d="M${MARGIN} ${FOOT_LINE - 10}h40"/><g class="fill-muted" transform="translate(${MARGIN + 60} ${FOOT_LINE})">${svg}</g>`;
}
