import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the site's face to the glyphs in use: `npm run font` rewrites components/layout/fonts/manrope.woff2.
 * Basic Latin, the punctuation that typographers use, and the few accented letters of the texts.
 */
const GLYPHS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...'\u00a0–—‘’“”…•·×→←↑≤≥§©°éèüöäñçâô',
].join('');

const source = 'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
const cut = await subsetFont(await readFile(source), GLYPHS, {
  targetFormat: 'woff2',
  // Kerning and the ligatures of f and t; the glyphs of all other features would cost a round trip more.
  keepFeatures: ['kern', 'liga'],
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeFile('components/layout/fonts/manrope.woff2', cut);
console.log(
  `components/layout/fonts/manrope.woff2: ${cut.length} bytes for ${GLYPHS.length} glyphs`,
);
