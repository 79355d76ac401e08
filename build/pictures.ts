import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { pictureFolder, picturePath } from '../lib/file-paths';
import { type MadePicture, ORIGINALS, picturesNote } from '../lib/pictures';
import { slugOf } from '../lib/text';
import { shortHash } from './content-hash';

/** Where what was made of them stays between builds. */
const CACHE = 'node_modules/.cache/pictures';

/** How wide the copies are, as far as the original is: a portrait on a phone to the column of a post on a sharp screen. */
const WIDTHS = [160, 320, 640, 960, 1440];

/**
 * The quality at which a photograph shows no loss as AVIF, which every browser of package.json's list shows. More effort
 * than 3 takes seven times as long for 3 % of the bytes.
 */
const AVIF = { quality: 55, effort: 3 };

/** Copies that differ by less than this are as good as the same. */
const LEAST_STEP = 1.25;

const LIMITS = { leastWidth: 160, mostPixels: 60_000_000, mostBytes: 25_000_000 } as const;

/** What an original may be, by its ending; the ending of a drawing, which is published as it is. */
const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];
const DRAWING = '.svg';

/** The copies of an original are the same as long as this and the original are. */
const RECIPE = JSON.stringify([WIDTHS, AVIF, sharp.versions]);

/** The originals in the order of their names, and what is wrong with each, if anything. */
export function readOriginals(): Promise<{ name: string; fault?: string | undefined }[]> {
  return Promise.all(names().map(async (name) => ({ name, fault: await faultOf(name) })));
}

function names(): string[] {
  if (!existsSync(ORIGINALS)) return [];
  return readdirSync(ORIGINALS)
    .filter((name) => !name.startsWith('.')) // What a system keeps beside files.
    .sort();
}

async function faultOf(name: string): Promise<string | undefined> {
  const file = join(ORIGINALS, name);
  if (!ENDINGS.includes(extname(name).toLowerCase()))
    return 'no picture that browsers know: save it as PNG, JPEG, WebP, AVIF or SVG, in no folder.';
  if (statSync(file).size > LIMITS.mostBytes)
    return `over ${LIMITS.mostBytes / 1e6} MB: save it smaller, for no screen shows more than ${WIDTHS.at(-1)} pixels of it.`;
  const size = await sizeOf(file).catch(() => undefined);
  if (!size) return 'cannot be read as a picture: open it in a picture editor and save it again.';
  const measures = `${size.width} × ${size.height} pixels`;
  if (size.width * size.height > LIMITS.mostPixels)
    return `${measures}: save it smaller, ${WIDTHS.at(-1)} wide is enough.`;
  if (size.width < LIMITS.leastWidth && extname(name).toLowerCase() !== DRAWING)
    return `${measures}, which is too small: use one that is ${LIMITS.leastWidth} wide or more.`;
  return undefined;
}

/** How large a picture is, as it is to be looked at: a camera may note that it was turned. */
async function sizeOf(file: string) {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}

/** Makes the copies that are not there yet of every original, and notes them for lib/pictures.ts. */
export async function makePictures() {
  // With more threads for one, AVIF comes out otherwise on every number of processors; several are made at a time.
  sharp.concurrency(1);
  const made: Record<string, MadePicture> = {};
  for (const name of names()) made[name] = await make(name);
  await mkdir(dirname(picturesNote()), { recursive: true });
  await writeFile(picturesNote(), JSON.stringify(made));
}

async function make(name: string): Promise<MadePicture> {
  const file = join(ORIGINALS, name);
  const ending = extname(name).toLowerCase();
  const hash = shortHash(createHash('sha256').update(RECIPE).update(readFileSync(file)).digest());
  const address = `${pictureFolder}${slugOf(name.slice(0, -ending.length)) || 'picture'}.${hash}`;
  const { width, height } = await sizeOf(file);
  if (ending === DRAWING) {
    await put(`${address}${DRAWING}`, (place) => copyFile(file, place));
    return { width, height, address: address + DRAWING, widths: [] };
  }
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  const widths = [...WIDTHS.filter((wide) => wide * LEAST_STEP < widest), widest];
  const copies = widths.map((wide) =>
    put(picturePath({ address, widths }, wide), (place) =>
      // Without what a camera notes of the place and the owner, which sharp leaves out of what it writes.
      sharp(file).autoOrient().resize(wide).avif(AVIF).toFile(place),
    ),
  );
  await Promise.all(copies);
  return { width, height, address, widths };
}

/** Writes a file into the cache, whole or not at all. */
async function put(address: string, write: (place: string) => Promise<unknown>) {
  const place = cachedFile(address);
  if (existsSync(place)) return;
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${place}.${process.pid}`;
  await write(unfinished);
  await rename(unfinished, place);
}

/** The files that a build publishes, by address, and where each lies. */
export function publishedPictures(): [address: string, file: string][] {
  const made: Record<string, MadePicture> = JSON.parse(readFileSync(picturesNote(), 'utf8'));
  return Object.values(made)
    .flatMap((picture) =>
      picture.widths.length === 0
        ? [picture.address]
        : picture.widths.map((wide) => picturePath(picture, wide)),
    )
    .map((address) => [address, cachedFile(address)]);
}

/** Where the file at an address of a picture lies until it is published. */
function cachedFile(address: string): string {
  return join(CACHE, address.slice(pictureFolder.length));
}
