import 'server-only';
import { authors } from '@/content/authors';
import { company } from '@/content/company';
import { home } from '@/content/home';
import type { RouteId } from '@/content/routes';
import { authorPath } from './blog/authors';
import { postPath } from './blog/post-path';
import { listPosts } from './blog/posts';
import { cardPath } from './file-paths';
import { ancestorsOf, canonicalPathOf, labelOf, pathOf, routeIds } from './routes';

/** The picture that stands for a page where its address is pasted. */
export interface SocialCard {
  /** The address of its file. */
  path: string;
  title: string;
  /** The family of a service, the category of a post; empty where there is none. */
  family: string;
  /** The page whose drawing it shows; home, posts and authors have the mark. */
  route?: RouteId;
}

/** One card for each page that is its own canonical page, but for the further pages of the blog's list. */
export function socialCards(): SocialCard[] {
  const pages = routeIds
    .filter((id) => canonicalPathOf(id) === pathOf(id))
    .map((id) => ({
      path: cardPath(pathOf(id)),
      title: id === 'home' ? home.hero.headline.join(' ') : labelOf(id),
      family: familyLabelOf(id),
      // Home’s is the company’s own card, with its mark.
      ...(id !== 'home' && { route: id }),
    }));
  const posts = listPosts().map(({ id, title, category }) => ({
    path: cardPath(postPath(id)),
    title,
    family: category,
  }));
  const writers = authors.map((author) => ({
    path: cardPath(authorPath(author)),
    title: author.name,
    family: labelOf('blog'),
  }));
  return [...pages, ...posts, ...writers];
}

/** The label of the page right above; empty for what stands below home. */
function familyLabelOf(id: RouteId): string {
  const above = ancestorsOf(id).at(-1);
  return above && above !== 'home' ? labelOf(above) : '';
}

/**
 * What the static files of Manrope can set: Western, Central and Eastern European letters, Vietnamese, Greek and
 * Cyrillic. For any other character `next/og` would ask Google for a font at every build, and draw a box without it.
 */
const SETTABLE = /^[ -~\u00a0-ēĖ-īĮ-ıĴ-ķĹ-ľŁ-ňŊ-ōŐ-žΆΈ-ΊΌΎ-ΡΣ-ώЀ-џẠ-ỹ–—‘’‚“”„†•…‹›€™№−]*$/;

/** The title as far as the card's face has its letters; the company's name in place of one in Arabic or Chinese. */
export function settableTitle(title: string): string {
  const plain = title.normalize('NFC').replace(/\s/g, ' ').replace(/[‐‑]/g, '-');
  return SETTABLE.test(plain) ? plain : company.name;
}
