import sharp from 'sharp';

/** How two pictures differ. */
export interface Difference {
  /** How many pixels are not the same, those beside the smaller picture included. */
  pixels: number;
  /** The two sizes, such as `360 × 4200`; undefined where they are the same. */
  sizes: string | undefined;
  /** Before, after, and what differs in red, side by side as a PNG. */
  picture: Buffer;
}

const CHANNELS = 4;
const GAP = 16;
const RED = [220, 0, 40, 255] as const;
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/** Compares two PNGs pixel by pixel, from their upper left corners on. Undefined where they show the same. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [first, second] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const [old, now] = await Promise.all([raw(before, width, height), raw(after, width, height)]);

  let pixels = 0;
  const marked = Buffer.alloc(now.length);
  for (let at = 0; at < now.length; at += CHANNELS) {
    if (old.readUInt32LE(at) === now.readUInt32LE(at)) {
      for (let channel = 0; channel < 3; channel += 1)
        marked[at + channel] = 192 + (now[at + channel] ?? 0) / 4;
      marked[at + 3] = 255;
    } else {
      pixels += 1;
      marked.set(RED, at);
    }
  }
  if (pixels === 0) return undefined;
  const same = first.width === second.width && first.height === second.height;
  return {
    pixels,
    sizes: same
      ? undefined
      : `${first.width} × ${first.height} → ${second.width} × ${second.height}`,
    picture: await sideBySide([old, now, marked], width, height),
  };
}

async function sizeOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** A picture's pixels on a canvas of some size; what it does not cover is transparent. */
function raw(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: CHANNELS, background: '#0000' } })
    .composite([{ input: picture, left: 0, top: 0 }])
    .raw()
    .toBuffer();
}

function sideBySide(pictures: Buffer[], width: number, height: number): Promise<Buffer> {
  const canvas = { width: pictures.length * (width + GAP) - GAP, height };
  return sharp({ create: { ...canvas, channels: CHANNELS, background: WHITE } })
    .composite(
      pictures.map((input, index) => ({
        input,
        raw: { width, height, channels: CHANNELS },
        left: index * (width + GAP),
        top: 0,
      })),
    )
    .png()
    .toBuffer();
}
