import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { blog } from '@/content/blog';
import { slugOf } from '../text';
import { isSafe } from './safe-address';
import { markTableHeaders } from './table-headers';

/** A post as it is shown. */
export interface PostHtml {
  tree: Root;
  /** Its main headings, or nothing where it is short. */
  outline: { id: string; text: string }[];
  /** How many minutes reading it takes. */
  minutes: number;
}

/** Fewer headings than these need no list. */
const FEWEST = 3;

/** Some 220 words. */
const CHARACTERS_PER_MINUTE = 1_300;

/** Ids of the page around a post, which no heading of it may have. */
const RESERVED = [
  ...['main', 'header-end', 'contact-call', 'footnote-label', 'sources'],
  slugOf(blog.post.related),
];

const toHtml = unified().use(remarkRehype, {
  footnoteLabel: blog.post.notes,
  footnoteBackLabel: (reference, again) =>
    `${blog.post.backToReference} ${reference + 1}${again > 1 ? `-${again}` : ''}`,
});

/** A text that was read, as safe HTML: what is no Markdown is text by now, and addresses are looked at. */
export function postHtml(markdown: Markdown): PostHtml {
  const tree = toHtml.runSync(markdown) as Root;
  const outline = finish(tree);
  markTableHeaders(tree);
  return {
    tree,
    outline: outline.length < FEWEST ? [] : outline,
    minutes: Math.max(1, Math.round(textOf(tree).length / CHARACTERS_PER_MINUTE)),
  };
}

/**
 * Gives headings their ids, and a text's own title the second rank, for the page has the first. Every block runs in
 * the direction of its own first letter. Of an address that was refused the words are left.
 */
function finish(tree: Root): PostHtml['outline'] {
  const outline: PostHtml['outline'] = [];
  const slugger = new GithubSlugger();
  for (const id of RESERVED) slugger.slug(id);
  visit(tree, 'element', (element, index = 0, parent) => {
    const { tagName, properties } = element;
    if (tagName === 'a' && !isSafe(String(properties.href))) {
      parent?.children.splice(index, 1, ...element.children);
      return [SKIP, index];
    }
    if (tagName === 'h1') element.tagName = 'h2';
    if (/^h\d$/.test(tagName) && properties.id === undefined) {
      const text = textOf(element).normalize();
      // A heading of marks alone has no letters to name it by.
      const id = slugger.slug(slug(text) || 'section');
      element.properties = { id, ...properties };
      if (element.tagName === 'h2') outline.push({ id, text });
    }
    return undefined;
  });
  for (const block of tree.children)
    if (block.type === 'element' && !['pre', 'section'].includes(block.tagName))
      block.properties.dir ??= 'auto';
  return outline;
}
