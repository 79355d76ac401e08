import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { unpackFont } from '../unpack-font';

/** How letters look on a report's sheets. */
export type Face = 'regular' | 'bold' | 'mono';

/** Of what browsers have or are sent in another form, a copy goes into each file: PDF/UA-1, 7.21.4.1. */
export const faces: Readonly<Record<Face, Buffer>> = {
  regular: await manrope(400),
  bold: await manrope(650),
  mono: await readFile('node_modules/geist/dist/fonts/geist-mono/GeistMono-Regular.ttf'),
};

/** The face at one weight: readers of PDF know no axes. */
async function manrope(wght: number): Promise<Buffer> {
  const folder = 'node_modules/@fontsource-variable/manrope/files';
  // Everything up to arrows and signs, as far as the file has it.
  const letters = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join('');
  const file = await unpackFont(await readFile(`${folder}/manrope-latin-wght-normal.woff2`));
  return subsetFont(file, letters, {
    targetFormat: 'truetype',
    variationAxes: { wght },
  });
}
