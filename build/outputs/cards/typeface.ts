import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import { unpackFont } from '../unpack-font';

/** Text as outlines, which look the same on every machine, whatever fonts it has. */
export interface SetText {
  /** SVG elements that begin at 0,0 on the baseline. */
  svg: string;
  width: number;
}

export interface TextStyle {
  /** In pixels. */
  size: number;
  /** 200 to 800. */
  weight: number;
  /** Extra space between letters, in parts of the size; headings have a little less than none. */
  tracking?: number;
}

const FOLDER = 'node_modules/@fontsource-variable/manrope/files';

/** The parts that the face is delivered in; a character is set from the first that has it. */
const PARTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

const faces = await Promise.all(
  PARTS.map(async (part) => {
    const file = await unpackFont(await readFile(`${FOLDER}/manrope-${part}-wght-normal.woff2`));
    return new Face(new Blob(new Uint8Array(file)));
  }),
);

const fonts = new Map<number, Font[]>();

/** Whether the site's face has every character of a text. */
export function canSet(text: string): boolean {
  return [...text].every((character) => partOf(character, fontsOf(400)) !== -1);
}

/** Sets one line; characters that the face has not are left out. */
export function setText(text: string, { size, weight, tracking = 0 }: TextStyle): SetText {
  const parts = fontsOf(weight);
  const scale = size / (faces[0]?.upem ?? 1);
  let x = 0;
  let svg = '';
  for (const { run, part } of runsOf(text, parts)) {
    const font = parts[part];
    if (!font) continue;
    const buffer = new TextBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const {
      codepoint,
      xAdvance = 0,
      xOffset = 0,
      yOffset = 0,
    } of buffer.getGlyphInfosAndPositions()) {
      const d = font.glyphToPath(codepoint);
      if (d) {
        const [left, up] = [rounded(x + xOffset * scale), rounded(-yOffset * scale)];
        svg += `<path transform="translate(${left} ${up}) scale(${scale} ${-scale})" d="${d}"/>`;
      }
      x += xAdvance * scale + tracking * size;
    }
  }
  return { svg, width: Math.max(0, x - tracking * size) };
}

function fontsOf(weight: number): Font[] {
  const known = fonts.get(weight);
  if (known) return known;
  const made = faces.map((face) => {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    return font;
  });
  fonts.set(weight, made);
  return made;
}

/** A text in pieces that are each set from one part of the face. */
function runsOf(text: string, parts: readonly Font[]) {
  const runs: { run: string; part: number }[] = [];
  for (const character of text) {
    const part = partOf(character, parts);
    if (part === -1) continue;
    const last = runs.at(-1);
    if (last?.part === part) last.run += character;
    else runs.push({ run: character, part });
  }
  return runs;
}

function partOf(character: string, parts: readonly Font[]): number {
  const code = character.codePointAt(0) ?? 0;
  return parts.findIndex((font) => font.nominalGlyph(code));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
