import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { GLYPHS } from '../tailwind.config';

// `npm run font` rewrites the two files of Manrope: the characters of tailwind.config.ts, and what else it has for Latin.

const source = await readFile(
  'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
);
const further = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code))
  .filter((character) => !GLYPHS.includes(character))
  .join('');

for (const [name, characters] of Object.entries({ manrope: GLYPHS, 'manrope-latin': further })) {
  const cut = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    // Kerning, and figures of one width. No ligatures: the face makes © of the (c) in “Section 12(c)”.
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    variationAxes: { wght: { min: 400, max: 650 } },
  });
  await writeFile(`components/layout/fonts/${name}.woff2`, cut);
  console.log(`${name}.woff2: ${cut.length} bytes`);
}
