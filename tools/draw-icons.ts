import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawMaskable } from '../lib/mark';

// `npm run icons` redraws the bitmaps under public/ from public/icon.svg. Cards for link previews are drawn by the build.

const icon = await readFile('public/icon.svg', 'utf8');

/** Sizes that browsers take from a favicon.ico: the tab, the bookmark, Windows' desktop. */
const ICO_SIZES = [16, 32, 48];

const pictures = {
  'apple-icon.png': await drawn(drawMaskable(), 180), // iOS rounds the corners itself.
  'icon-192.png': await drawn(icon, 192),
  'icon-512.png': await drawn(icon, 512),
  'icon-maskable.png': await drawn(drawMaskable(), 512),
  'favicon.ico': icoFile(await Promise.all(ICO_SIZES.map((size) => drawn(icon, size)))),
};
for (const [name, bytes] of Object.entries(pictures)) {
  await writeFile(`public/${name}`, bytes);
  console.log(`public/${name}: ${bytes.length} bytes`);
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
