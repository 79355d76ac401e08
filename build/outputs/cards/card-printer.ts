import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Cards of earlier builds, named by what they were drawn from. Beside out/, for a build replaces that. */
const CARDS_KEPT = '.cache/social-cards';

/** A card that no build has asked for in so many days is dropped. */
const KEPT_DAYS = 30;

/**
 * Sixteen colours hold a card's lines and their edges. 256, which sharp takes from 17 on, look the same, weigh two
 * thirds more and cost 25 ms a card; more effort wins 2 % and takes twice the time.
 */
const ENCODING = { palette: true, colours: 16, effort: 1, dither: 0 } as const;

/** So many cards are drawn at a time: as many as Node's thread pool takes. */
const AT_ONCE = 4;

const DAY_MS = 24 * 3600 * 1000;

/** A card is the same picture as long as its SVG, the encoding and the library are. */
const RECIPE = JSON.stringify([ENCODING, sharp.versions]);

/** The name of a card's content, which is the same wherever the same picture would be drawn. */
export function cardKey(svg: string): string {
  return createHash('sha256').update(RECIPE).update(svg).digest('hex').slice(0, 32);
}

/** Writes cards as PNG files: from the cache where they were drawn before, else anew, a few at a time. */
export class CardPrinter {
  /** How many of the cards had to be drawn. */
  drawn = 0;
  private readonly running = new Set<Promise<void>>();

  /** `cache` is the folder of cards that were drawn before. */
  constructor(private readonly cache = CARDS_KEPT) {}

  /** Starts to write a card; resolves as soon as there is room for another. */
  async print(svg: string, file: string): Promise<void> {
    while (this.running.size >= AT_ONCE) await Promise.race(this.running);
    const printing: Promise<void> = this.write(svg, file).finally(() =>
      this.running.delete(printing),
    );
    this.running.add(printing);
  }

  /** Resolves when every card is written. */
  async finish(): Promise<void> {
    await Promise.all(this.running);
    this.dropUnused();
  }

  private async write(svg: string, file: string) {
    const picture = await this.picture(svg);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
  }

  private async picture(svg: string): Promise<Buffer> {
    const kept = join(this.cache, `${cardKey(svg)}.png`);
    if (existsSync(kept)) {
      const now = new Date();
      utimesSync(kept, now, now);
      return readFileSync(kept);
    }
    this.drawn += 1;
    const made = await sharp(Buffer.from(svg)).png(ENCODING).toBuffer();
    mkdirSync(this.cache, { recursive: true });
    // A build that is killed must not leave half a picture under a name that is trusted.
    const draft = `${kept}.${process.pid}`;
    writeFileSync(draft, made);
    renameSync(draft, kept);
    return made;
  }

  private dropUnused() {
    if (!existsSync(this.cache)) return;
    for (const name of readdirSync(this.cache)) {
      const file = join(this.cache, name);
      // Another build may have dropped it.
      const used = statSync(file, { throwIfNoEntry: false });
      if (used && Date.now() - used.mtimeMs > KEPT_DAYS * DAY_MS) rmSync(file, { force: true });
    }
  }
}
