import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findPicture } from '../lib/pictures';
import { makePictures, publishedPictures, readOriginals } from './pictures';
import { scratchFolder } from './scratch-folder';

const start = process.cwd();
// Held on its side, with a place and an owner: as a camera writes it.
const photograph = join(start, 'e2e/pictures/own.jpg');
const { root, put, remove } = scratchFolder();
const originals = join(root, 'content/pictures');

beforeAll(async () => {
  put('content/pictures/notes.txt', 'no picture');
  put('content/pictures/broken.png', 'no picture');
  put(
    'content/pictures/drawing.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"/>',
  );
  const blank = sharp({ create: { width: 120, height: 400, channels: 3, background: 'red' } });
  await blank.toFile(join(originals, 'tiny.png'));
  await blank.resize(9000, 7000, { fit: 'fill' }).toFile(join(originals, 'vast.png'));
  await sharp(photograph).keepMetadata().toFile(join(originals, 'An office.jpg'));
  process.chdir(root);
});

afterAll(() => {
  process.chdir(start);
  remove();
});

test('an original that no page could show is named with the remedy', async () => {
  const faults = (await readOriginals()).map(({ name, fault = 'none' }) => `${name}: ${fault}`);
  expect(faults).toEqual([
    'An office.jpg: none',
    expect.stringMatching(/^broken\.png: cannot be read .* save it again\.$/),
    'drawing.svg: none',
    expect.stringMatching(/^notes\.txt: no picture .* save it as PNG/),
    expect.stringMatching(/^tiny\.png: 120 × 400 pixels, .* 160 wide or more\.$/),
    expect.stringMatching(/^vast\.png: 9000 × 7000 pixels: save it smaller/),
  ]);
});

test('copies are made once, upright and without what the camera noted; a drawing stays as it is', async () => {
  for (const name of readdirSync(originals))
    if (!/office|drawing/.test(name)) rmSync(join(originals, name));
  await makePictures();
  const picture = findPicture('/pictures/An%20office.jpg');
  expect(picture).toMatchObject({ width: 1000, height: 1600, widths: [160, 320, 640, 1000] });
  expect(findPicture('drawing.svg')).toMatchObject({ width: 9, height: 6, widths: [] });

  const files = publishedPictures();
  for (const [address, file] of files.filter(([address]) => !address.endsWith('.svg'))) {
    const { exif, icc, orientation, width, height } = await sharp(file).metadata();
    expect({ exif, icc, orientation }).toEqual({});
    expect(address).toContain(`.${width}.avif`);
    expect(height).toBe(Math.round(1.6 * width));
  }
  const days = () => files.map(([, file]) => statSync(file).mtimeMs);
  const before = days();
  await makePictures();
  expect(days()).toEqual(before);
});
