import { readFileSync } from 'node:fs';
import { optimize, type PluginConfig, type XastElement, type XastParent } from 'svgo';
import { palette } from '../tailwind.config';

// tools/draw-icons.ts runs outside the project too, where no alias is known: imports here are relative.

/** The one drawing of the company's mark, of which the logo, the other icons and the cards are made. */
const FILE = 'public/icon.svg';

/** On each side, how much of the icon's size its ground has for itself. */
const MARGIN = 0.05;

/** On each side, how much of a maskable icon a system may cut off: https://www.w3.org/TR/appmanifest/#icon-masks */
const MASKED = 0.1;

/** Leaves only shapes in plain attributes, whatever program wrote the file; rectangles stay what they are. */
const TIDY: readonly PluginConfig[] = [
  {
    name: 'preset-default',
    params: {
      overrides: {
        convertShapeToPath: false,
        mergePaths: false,
        // As the palette writes them.
        convertColors: { shorthex: false, shortname: false },
        removeUnknownsAndDefaults: { keepDataAttrs: false, keepAriaAttrs: false },
      },
    },
  },
  'convertStyleToAttrs',
  'removeTitle',
  'removeXlink',
  'removeXMLNS',
  { name: 'removeAttrs', params: { attrs: ['class', 'xml.*'] } },
  'removeDimensions',
];

interface MarkOptions {
  /** For the root element. */
  attributes: Readonly<Record<string, string>>;
  /** What stands for the palette's colours of these names; all others stay as they are. */
  inks: Readonly<Record<'text' | 'signal', string>>;
  /** Tells the ids of one drawing from another's in the same page. */
  idPrefix: string;
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** By what they are made of, as every page shows the mark twice. */
const drawn = new Map<string, string>();

/** The mark without the icon's ground, as markup. */
export function drawMark(options: MarkOptions): string {
  const icon = readFileSync(FILE, 'utf8');
  const key = JSON.stringify([icon, options]);
  const mark = drawn.get(key) ?? withoutGround(icon, options);
  drawn.set(key, mark);
  return mark;
}

function withoutGround(icon: string, { attributes, inks, idPrefix }: MarkOptions): string {
  const prefix: PluginConfig = { name: 'prefixIds', params: { prefix: idPrefix, delim: '-' } };
  return redrawn(icon, [prefix, inInks(inks)], (root) => {
    const box = boxOf(root);
    const viewBox = inset(takeGround(root, box) ? MARGIN : 0, box).join(' ');
    // What reaches into the margin is not cut off.
    Object.assign(root.attributes, { viewBox, overflow: 'visible' }, attributes);
  });
}

/**
 * The icon for systems that cut their own shape out of it: the ground without corners, the mark inside the safe zone.
 * An icon without a ground gets the pages' paper.
 */
export function drawMaskable(): string {
  return redrawn(readFileSync(FILE, 'utf8'), [], (root) => {
    const box = boxOf(root);
    const paper = element('rect', { ...sidesOf(box), fill: palette.paper.light });
    const { rx, ry, ...ground } = (takeGround(root, box) ?? paper).attributes;
    const safeZone = { ...sidesOf(inset(MASKED, box)), viewBox: box.join(' ') };
    root.attributes.xmlns = 'http://www.w3.org/2000/svg';
    root.children = [element('rect', ground), element('svg', safeZone, root.children)];
  });
}

/** A file with its root element changed. */
function redrawn(
  icon: string,
  plugins: readonly PluginConfig[],
  change: (root: XastElement) => void,
): string {
  const last: PluginConfig = {
    name: 'redrawn',
    fn(tree) {
      for (const root of elementsIn(tree)) change(root);
    },
  };
  return optimize(icon, { path: FILE, plugins: [...TIDY, ...plugins, last] }).data;
}

/** Writes other colours for those of the palette, in either scheme. */
function inInks(inks: MarkOptions['inks']): PluginConfig {
  const names = ['text', 'signal'] as const;
  const instead = new Map<string, string>(
    names.flatMap((name) => Object.values(palette[name]).map((color) => [color, inks[name]])),
  );
  return {
    name: 'inInks',
    fn: () => ({
      element: {
        enter({ attributes }) {
          for (const [name, value] of Object.entries(attributes)) {
            attributes[name] = instead.get(value) ?? value;
          }
        },
      },
    }),
  };
}

/** Takes out what is drawn first, also inside groups, if it is a rectangle that covers the box. */
function takeGround(parent: XastParent, box: Box): XastElement | undefined {
  const first = elementsIn(parent).find(({ name }) => name !== 'defs');
  if (first?.name === 'g') return takeGround(first, box);
  if (first?.name !== 'rect') return undefined;
  const { width, height } = first.attributes;
  if (!covers(width, box[2]) || !covers(height, box[3])) return undefined;
  parent.children = parent.children.filter((child) => child !== first);
  return first;
}

function covers(size: string | undefined, side: number): boolean {
  return size === '100%' || Number(size) >= side;
}

function boxOf({ attributes: { viewBox = '' } }: XastElement): Box {
  const [x, y, width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (!height || !width) throw new Error(`${FILE}: give its <svg> a viewBox, as "0 0 64 64".`);
  return [x ?? 0, y ?? 0, width, height];
}

/** A box without a share of its size on each side. */
function inset(share: number, [x, y, width, height]: Box): Box {
  const rest = 1 - 2 * share;
  return [x + share * width, y + share * height, rest * width, rest * height];
}

function sidesOf([x, y, width, height]: Box) {
  return { x, y, width, height };
}

function elementsIn({ children }: XastParent): XastElement[] {
  return children.filter((child) => child.type === 'element');
}

function element(
  name: string,
  values: Readonly<Record<string, string | number>>,
  children: XastElement['children'] = [],
): XastElement {
  const attributes = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, String(value)]),
  );
  return { type: 'element', name, attributes, children };
}
