import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { GLYPHS } from '../tailwind.config';

// `npm run font` rewrites components/layout/fonts/manrope.woff2 with the glyphs of tailwind.config.ts.

const source = 'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
const cut = await subsetFont(await readFile(source), GLYPHS, {
  targetFormat: 'woff2',
  // Kerning, and figures of one width. No ligatures: the face makes © of the (c) in “Section 12(c)”.
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeFile('components/layout/fonts/manrope.woff2', cut);
console.log(
  `components/layout/fonts/manrope.woff2: ${cut.length} bytes for ${GLYPHS.length} glyphs`,
);
