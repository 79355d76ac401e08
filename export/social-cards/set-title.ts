import { type SetText, setText, type TextStyle } from './typeface';

/** The room that a title has, in pixels. */
export interface TitleBox {
  width: number;
  height: number;
}

export interface SetTitle {
  lines: readonly SetText[];
  style: TextStyle;
  /** From one baseline to the next. */
  leading: number;
}

/** From largest to smallest; the first in which the title fits is taken. */
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36, 32];

/** As the site's headings are set. */
const WEIGHT = 650;
const TRACKING = -0.03;
const LEADING = 1.12;

/** Sets a title as large as fits into the box; one that does not fit at all is cut and ends in an ellipsis. */
export function setTitle(title: string, box: TitleBox): SetTitle {
  for (const size of SIZES) {
    const style = { size, weight: WEIGHT, tracking: TRACKING };
    const lines = balanced(title, style, box.width);
    const whole = lines && lines.length * size * LEADING <= box.height;
    if (whole) return setLines(lines, style);
  }
  const size = SIZES.at(-1) ?? 0;
  const style = { size, weight: WEIGHT, tracking: TRACKING };
  const most = Math.floor(box.height / (size * LEADING));
  return setLines(cut(broken(title, style, box.width), most, style, box.width), style);
}

function setLines(lines: readonly string[], style: TextStyle): SetTitle {
  const leading = style.size * LEADING;
  return { lines: lines.map((line) => setText(line, style)), style, leading };
}

/** The lines of a title, of about equal length; undefined where a word is wider than the box. */
function balanced(title: string, style: TextStyle, width: number): string[] | undefined {
  const words = title.split(' ').filter(Boolean);
  if (words.some((word) => setText(word, style).width > width)) return undefined;
  const lines = filled(words, style, width);
  // As `text-wrap: balance` does: the narrowest box that needs no further line.
  for (let narrower = width - 8; narrower > width / 2; narrower -= 8) {
    if (words.some((word) => setText(word, style).width > narrower)) break;
    const tried = filled(words, style, narrower);
    if (tried.length > lines.length) break;
    lines.splice(0, lines.length, ...tried);
  }
  return lines;
}

function filled(words: readonly string[], style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && setText(longer, style).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The lines of a title whose words may be broken, where one is wider than the box. */
function broken(title: string, style: TextStyle, width: number): string[] {
  const words = title.split(' ').filter(Boolean);
  const pieces = words.flatMap((word) => piecesOf(word, style, width));
  return filled(pieces, style, width);
}

function piecesOf(word: string, style: TextStyle, width: number): string[] {
  const pieces = [''];
  for (const character of word) {
    const longer = `${pieces.at(-1)}${character}`;
    if (setText(longer, style).width <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

function cut(lines: readonly string[], most: number, style: TextStyle, width: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? '';
  while (last && setText(`${last}…`, style).width > width) last = last.slice(0, -1).trimEnd();
  return [...kept.slice(0, -1), `${last}…`];
}
