import { type SetText, setText, type TextStyle } from './typeface';

interface SetTitle {
  lines: readonly SetText[];
  style: TextStyle;
  /** From one baseline to the next. */
  leading: number;
}

/** A word with its width at a size of 1, so that every size is tried without setting it again. */
interface Word {
  text: string;
  width: number;
}

/** From largest to smallest; the first in which the title fits is taken. */
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36, 32];

/** As the site's headings are set. */
const WEIGHT = 650;
const TRACKING = -0.03;
const LEADING = 1.12;

/** How finely the narrowest box is looked for, in parts of the width. */
const STEPS = 60;

const ELLIPSIS = '…';

const space = measured(' ').width + 2 * TRACKING; // between two words it is tracked on both sides

/** Sets a title as large as fits into a box of pixels; one that does not fit at all is cut and ends in an ellipsis. */
export function setTitle(title: string, box: { width: number; height: number }): SetTitle {
  const words = title.split(' ').filter(Boolean).map(measured);
  for (const size of SIZES) {
    const lines = balanced(words, box.width / size);
    if (lines && lines.length * size * LEADING <= box.height) return setLines(lines, size);
  }
  const size = SIZES.at(-1) ?? 0;
  const width = box.width / size;
  const pieces = words.flatMap((word) => (word.width > width ? piecesOf(word.text, width) : word));
  const most = Math.floor(box.height / (size * LEADING));
  return setLines(cut(filled(pieces, width), most, width), size);
}

function setLines(lines: readonly Word[], size: number): SetTitle {
  const style = { size, weight: WEIGHT, tracking: TRACKING };
  return { lines: lines.map(({ text }) => setText(text, style)), style, leading: size * LEADING };
}

/** The lines of a title, of about equal length; undefined where a word is wider than the box. */
function balanced(words: readonly Word[], width: number): Word[] | undefined {
  const widest = Math.max(0, ...words.map((word) => word.width));
  if (widest > width) return undefined;
  let lines = filled(words, width);
  // As `text-wrap: balance` does: the narrowest box that needs no further line.
  for (let step = 1; step < STEPS; step += 1) {
    const narrower = width * (1 - step / STEPS);
    const tried = narrower >= widest ? filled(words, narrower) : [];
    if (tried.length !== lines.length) break;
    lines = tried;
  }
  return lines;
}

function filled(words: readonly Word[], width: number): Word[] {
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last && last.width + space + word.width;
    if (longer !== undefined && longer <= width) {
      lines[lines.length - 1] = { text: `${last?.text} ${word.text}`, width: longer };
    } else lines.push(word);
  }
  return lines;
}

/** A word that is wider than the box, in pieces that are not. */
function piecesOf(word: string, width: number): Word[] {
  const pieces: Word[] = [];
  for (const character of word) {
    const last = pieces.at(-1);
    const longer = measured(`${last?.text ?? ''}${character}`);
    if (last && longer.width <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(measured(character));
  }
  return pieces;
}

function cut(lines: readonly Word[], most: number, width: number): Word[] {
  if (lines.length <= most) return [...lines];
  let last = lines[most - 1]?.text ?? '';
  while (last && measured(`${last}${ELLIPSIS}`).width > width) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), measured(`${last}${ELLIPSIS}`)];
}

function measured(text: string): Word {
  return { text, width: setText(text, { size: 1, weight: WEIGHT, tracking: TRACKING }).width };
}
