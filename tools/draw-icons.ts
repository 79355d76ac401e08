import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { palette } from '../tailwind.config';

// `npm run icons` redraws the bitmaps under public/ from public/icon.svg.

const icon = await readFile('public/icon.svg', 'utf8');

/** Sizes that browsers take from a favicon.ico: the tab, the bookmark, Windows' desktop. */
const ICO_SIZES = [16, 32, 48];

const pictures = {
  'apple-icon.png': await masked(180), // iOS rounds the corners itself.
  'icon-192.png': await drawn(icon, 192),
  'icon-512.png': await drawn(icon, 512),
  'icon-maskable.png': await masked(512),
  'favicon.ico': icoFile(await Promise.all(ICO_SIZES.map((size) => drawn(icon, size)))),
};
for (const [name, bytes] of Object.entries(pictures)) {
  await writeFile(`public/${name}`, bytes);
  console.log(`public/${name}: ${bytes.length} bytes`);
}

/**
 * The icon for systems that cut their own shape out of it: inside the safe zone, four fifths of the side, on its own
 * ground. https://www.w3.org/TR/appmanifest/#icon-masks
 */
async function masked(size: number): Promise<Buffer> {
  const inside = Math.round(0.8 * size);
  const margin = { left: (size - inside) >> 1, top: (size - inside) >> 1 };
  const background = await ground();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await drawn(icon, inside), ...margin }])
    .png({ palette: true })
    .toBuffer();
}

/** The colour at the middle of the icon's upper edge; the pages' paper where nothing is drawn there. */
async function ground() {
  const top = { left: 256, top: 2, width: 1, height: 1 };
  const pixel = await sharp(await drawn(icon, 512))
    .ensureAlpha()
    .extract(top)
    .raw()
    .toBuffer();
  const [r, g, b, alpha] = pixel;
  return alpha === 255 ? { r, g, b } : palette.paper.light;
}

function drawn(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 }).resize(size).png({ palette: true }).toBuffer();
}

/** PNG pictures in the container that `.ico` is: https://learn.microsoft.com/windows/win32/menurc/icon-file-format */
function icoFile(pngs: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2); // icons, not cursors
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index;
    const size = ICO_SIZES[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(32, entry + 6); // bits a pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
