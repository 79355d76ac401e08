import GithubSlugger, { slug } from 'github-slugger';
import type { Nodes, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Root as Markdown } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { blog } from '@/content/blog';
import { bound, slugOf } from '../text';
import { schema } from './html-schema';
import { markTableHeaders } from './table-headers';

/** A post as it is shown. */
export interface PostHtml {
  tree: Root;
  /** Its main headings, or nothing where it is short. */
  outline: { id: string; text: string }[];
  /** How many minutes reading it takes. */
  minutes: number;
}

/** Reads the HTML in a tree made of Markdown: hast-util-raw, which the browser fetches where a post has some. */
export type HtmlParser = (tree: Root) => Nodes;

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
  allowDangerousHtml: true,
  footnoteLabel: blog.post.notes,
  footnoteBackLabel: (reference, again) =>
    `${blog.post.backToReference} ${reference + 1}${again > 1 ? `-${again}` : ''}`,
});

/** Whether a text that was read holds HTML. */
export function holdsHtml(tree: Markdown): boolean {
  let found = false;
  visit(tree, 'html', () => {
    found = true;
  });
  return found;
}

/** A text that was read, as safe HTML. */
export function postHtml(markdown: Markdown, parse: HtmlParser | undefined): PostHtml {
  const made = toHtml.runSync(markdown) as Root;
  const whole = parse && holdsHtml(markdown) ? parse(made) : made;
  const tree = sanitize(whole, schema) as Root;
  const outline = finish(tree);
  markTableHeaders(tree);
  visit(tree, 'text', (text, _, parent) => {
    if (parent?.type !== 'element' || parent.tagName !== 'code') text.value = bound(text.value);
  });
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
    if (tagName === 'a' && properties.href === undefined) {
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
