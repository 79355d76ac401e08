import fontverter from 'fontverter';

let last: Promise<unknown> = Promise.resolve();

/**
 * The font in a WOFF2 file. One after another, for the decoder hands out a view of its own memory, which the next font
 * overwrites before it is copied: https://github.com/fontello/wawoff2/issues/11
 */
export function unpackFont(packed: Buffer): Promise<Buffer> {
  const unpacked = last.then(() => fontverter.convert(packed, 'sfnt'));
  last = unpacked;
  return unpacked;
}
