import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { palette } from '../tailwind.config';

// `npm run icons` redraws the bitmaps under public/ from public/icon.svg.

const icon = await readFile('public/icon.svg', 'utf8');

const pictures = {
  'apple-icon.png': await masked(180), // iOS rounds the corners itself.
  'icon-192.png': await drawn(icon, 192),
  'icon-512.png': await drawn(icon, 512),
  'icon-maskable.png': await masked(512),
  'favicon.ico': icoFile(await drawn(icon, 32), 32),
};
for (const [name, bytes] of Object.entries(pictures)) {
  await writeFile(`public/${name}`, bytes);
  console.log(`public/${name}: ${bytes.length} bytes`);
}

/**
 * The icon for systems that cut their own shape out of it: inside the safe zone, four fifths of the side, on the
 * ground of the mark. https://www.w3.org/TR/appmanifest/#icon-masks
 */
async function masked(size: number): Promise<Buffer> {
  const inside = Math.round(0.8 * size);
  const margin = { left: (size - inside) >> 1, top: (size - inside) >> 1 };
  const background = palette.ink.light;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await drawn(icon, inside), ...margin }])
    .png({ palette: true })
    .toBuffer();
}

function drawn(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 }).resize(size).png({ palette: true }).toBuffer();
}

/** A PNG picture in the container that `.ico` is: https://learn.microsoft.com/windows/win32/menurc/icon-file-format */
function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.fill(size, 6, 8); // its width and height
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
