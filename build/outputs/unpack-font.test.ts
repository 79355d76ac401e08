import { readFileSync } from 'node:fs';
import { unpackFont } from './unpack-font';

const FOLDER = 'node_modules/@fontsource-variable/manrope/files';

test('fonts that are unpacked at the same time are what each is by itself', async () => {
  const packed = ['latin', 'greek', 'cyrillic'].map((part) =>
    readFileSync(`${FOLDER}/manrope-${part}-wght-normal.woff2`),
  );
  const together = await Promise.all(packed.map(unpackFont));
  for (const [index, file] of packed.entries()) {
    expect(together[index]?.equals(await unpackFont(file))).toBe(true);
  }
});
