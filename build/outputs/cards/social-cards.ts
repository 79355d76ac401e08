import { join } from 'node:path';
import { parse } from 'parse5';
import { postPath } from '../../../lib/blog/post-path';
import { listPosts } from '../../../lib/blog/posts';
import { cardPath } from '../../../lib/file-paths';
import { absoluteUrl } from '../../../lib/site-url';
import { attributesOf, type Document, elements } from '../../html-elements';
import { shapeOf } from '../../page-shape';
import { coverIn, pageCard, postCard } from './card-content';
import { CardPrinter, cardKey } from './card-printer';
import { CARD, type CardContent, drawCard } from './draw-card';

/** The picture that stands for a page where its address is pasted. */
export interface SocialCard {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** A page as far as its card needs it. */
export interface CardPage {
  address: string;
  document: Document;
}

/** Draws the cards of an export's pages into `out`. */
export class SocialCards {
  private readonly posts = new Map(listPosts().map((post) => [postPath(post.id) as string, post]));
  private readonly newest = [...this.posts.values()][0];
  private readonly printer = new CardPrinter();
  private readonly cover: string | undefined;

  /** `listing` is the markup of the page that lists posts, and with them their cover. */
  constructor(
    private readonly out: string,
    listing: string,
  ) {
    this.cover = coverIn(parse(listing));
  }

  /** The card of a page; drawn where the page is its own canonical one, undefined where it names none. */
  async cardOf({ address, document }: CardPage): Promise<SocialCard | undefined> {
    const canonical = canonicalPathOf(document);
    if (canonical === undefined) return undefined;
    const content = this.contentAt(address, document);
    const svg = drawCard(content);
    const path = cardPath(canonical);
    if (decodeURIComponent(canonical) === address) {
      await this.printer.print(svg, join(this.out, decodeURIComponent(path)));
    }
    return {
      // The same file as ever for links that were shared before, and a new address where previews keep the old picture.
      url: `${absoluteUrl(path)}?${cardKey(svg).slice(0, 8)}`,
      alt: [content.title, content.drawing?.label].filter(Boolean).join(': '),
      ...CARD,
    };
  }

  /** Waits for the last card; resolves to how many had to be drawn. */
  async finish(): Promise<number> {
    await this.printer.finish();
    return this.printer.drawn;
  }

  private contentAt(address: string, document: Document): CardContent {
    const post = this.posts.get(encodeURI(address));
    if (post) return postCard(post, this.cover);
    const content = pageCard(address, document);
    if (shapeOf(address) !== 'listing' || !this.newest) return content;
    return { ...postCard(this.newest, this.cover), title: content.title, family: '' };
  }
}

function canonicalPathOf(document: Document): string | undefined {
  const link = elements(document)
    .map(attributesOf)
    .find(({ rel }) => rel === 'canonical');
  return link?.href && new URL(link.href).pathname;
}
