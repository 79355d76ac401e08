import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { postPath } from '../../../lib/blog/post-path';
import { listPosts } from '../../../lib/blog/posts';
import { cardPath } from '../../../lib/file-paths';
import { absoluteUrl } from '../../../lib/site-url';
import { attributesOf, type Document, elements } from '../../html-elements';
import { pageCard, postCard } from './card-content';
import { CARD, type CardContent, drawCard } from './draw-card';

/**
 * Sixteen colours hold a card's lines and their edges. 256, which sharp takes from 17 on, look the same, weigh two
 * thirds more and cost 25 ms a card; more effort wins 2 % and takes twice the time.
 */
const ENCODING = { palette: true, colours: 16, effort: 1, dither: 0 } as const;

/** A card is the same picture as long as its SVG, the encoding and the library are. */
const RECIPE = JSON.stringify([ENCODING, sharp.versions]);

/** What link previews read of a picture, by property: https://ogp.me/#structured */
export type Preview = Readonly<Record<string, string>>;

/** Draws the cards of an export's pages into `out`. */
export class SocialCards {
  private readonly posts = new Map(listPosts().map((post) => [postPath(post.id) as string, post]));
  /** The last card is drawn, in another thread, while the next page is read. */
  private drawn: Promise<void> | undefined;

  constructor(private readonly out: string) {}

  /** What a page says of its card, drawn where it is its own canonical page; nothing where it names no such page. */
  async previewOf(address: string, document: Document): Promise<Preview> {
    const canonical = canonicalPathOf(document);
    if (canonical === undefined) return {};
    const content = this.contentAt(address, document);
    const svg = drawCard(content);
    const path = cardPath(canonical);
    if (decodeURIComponent(canonical) === address) {
      await this.drawn;
      this.drawn = draw(svg, join(this.out, decodeURIComponent(path)));
    }
    return {
      // The same file as ever for links that were shared before, and a new address where previews keep the old picture.
      'og:image': `${absoluteUrl(path)}?${versionOf(svg)}`,
      'og:image:width': String(CARD.width),
      'og:image:height': String(CARD.height),
      'og:image:alt': [content.title, content.drawing?.label].filter(Boolean).join(': '),
    };
  }

  /** Resolves when the last card is there. */
  async finish() {
    await this.drawn;
  }

  private contentAt(address: string, document: Document): CardContent {
    const post = this.posts.get(encodeURI(address));
    return post ? postCard(post, document) : pageCard(address, document);
  }
}

async function draw(svg: string, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).png(ENCODING).toFile(file);
}

/** The same for the same picture. */
function versionOf(svg: string): string {
  return createHash('sha256').update(RECIPE).update(svg).digest('hex').slice(0, 8);
}

function canonicalPathOf(document: Document): string | undefined {
  const link = elements(document)
    .map(attributesOf)
    .find(({ rel }) => rel === 'canonical');
  return link?.href && new URL(link.href).pathname;
}
