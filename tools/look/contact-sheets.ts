import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import sharp from 'sharp';
import { pathOf, serviceIds } from '../../lib/routes';
import { slugOf } from '../../lib/text';

const LOOK = 'look';
const SHEET_SCALE = 0.5;
const SILHOUETTE_SCALE = 0.25;
const GAP = 16;
/** No page is of this colour, so that its edges show on the sheet in both schemes. */
const GROUND = '#808890';

/** When pictures were taken: a contact sheet of each folder of them, and one of all services side by side. */
export default async function writeContactSheets({ updateSnapshots }: FullConfig) {
  if (updateSnapshots !== 'all') return;
  const folders = readdirSync(LOOK, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'report',
  );
  for (const { name } of folders) {
    const pictures = readdirSync(join(LOOK, name)).map((file) => join(LOOK, name, file));
    const drawn = statSync(`${join(LOOK, name)}.png`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (pictures.every((picture) => statSync(picture).mtimeMs < drawn)) continue;
    await writeSheet(name, pictures.sort(byWidth), SHEET_SCALE);
  }
  const silhouettes = serviceIds
    .map((id) => join(LOOK, slugOf(pathOf(id)), '1440-light.png'))
    .filter((file) => existsSync(file));
  if (silhouettes.length > 0) await writeSheet('silhouettes', silhouettes, SILHOUETTE_SCALE);
}

function byWidth(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Pictures side by side on one sheet, their upper edges in line. */
async function writeSheet(name: string, pictures: readonly string[], scale: number) {
  let left = GAP;
  let height = 0;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (const picture of pictures) {
    const { width } = await sharp(picture).metadata();
    const { data: input, info } = await sharp(picture)
      .resize({ width: Math.round(width * scale) })
      .png()
      .toBuffer({ resolveWithObject: true });
    placed.push({ input, left, top: GAP });
    left += info.width + GAP;
    height = Math.max(height, info.height + 2 * GAP);
  }
  await sharp({ create: { width: left, height, channels: 3, background: GROUND } })
    .composite(placed)
    .png({ palette: true })
    .toFile(join(LOOK, `${name}.png`));
}
