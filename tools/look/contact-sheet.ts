import sharp from 'sharp';

/** A picture on a sheet: a PNG, and what share of its size it has there. */
export interface Print {
  picture: Buffer;
  scale: number;
}

const GAP = 16;
/** No page is of this colour, so that its edges show on the sheet in both schemes. */
const GROUND = '#808890';

/** Pictures side by side on one sheet, as a PNG, their upper edges in line. */
export async function contactSheet(prints: readonly Print[]): Promise<Buffer> {
  const scaled = await Promise.all(
    prints.map(async ({ picture, scale }) => {
      const { width } = await sharp(picture).metadata();
      const resized = sharp(picture).resize({ width: Math.round(width * scale) });
      return resized.png().toBuffer({ resolveWithObject: true });
    }),
  );
  let left = GAP;
  const placed = scaled.map(({ data: input, info }) => {
    const at = { input, left, top: GAP };
    left += info.width + GAP;
    return at;
  });
  const height = Math.max(...scaled.map(({ info }) => info.height)) + 2 * GAP;
  return sharp({ create: { width: left, height, channels: 3, background: GROUND } })
    .composite(placed)
    .png({ palette: true })
    .toBuffer();
}
