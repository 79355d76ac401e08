import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type PluggableList, type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { slugOf } from '../text';
import { excessOfText, excessOfTree } from './markdown-limits';

declare module 'mdast' {
  interface RootData {
    /** What the text holds too much of, where it is shown as plain text. */
    excess?: string;
  }
}

/** Has texts that would hold a build or a browser up read as plain paragraphs. */
function readWithinLimits(this: Processor) {
  const { parser } = this;
  if (!parser) throw new Error('A parser must come before its limits.');
  this.parser = (text, file) => {
    const long = excessOfText(text);
    if (long) return plainTree(text, long);
    const tree = parser(text, file) as Root;
    const excess = excessOfTree(tree);
    return excess ? plainTree(text, excess) : tree;
  };
}

function plainTree(text: string, excess: string): Root {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return {
    type: 'root',
    data: { excess },
    children: paragraphs.map((value) => ({
      type: 'paragraph',
      children: [{ type: 'text', value }],
    })),
  };
}

/**
 * Gives headings their ids, and a text's own title the second rank: the page has the first. Every block
 * runs in the direction of its own first letter.
 */
function markBlocks() {
  return (tree: Root) => {
    const used = new Map<string, number>();
    visit(tree, 'heading', (heading) => {
      if (heading.depth === 1) heading.depth = 2;
      heading.data = { ...heading.data, hProperties: { id: idOf(textOf(heading), used) } };
    });
    for (const block of tree.children) {
      if (block.type === 'code' || block.type === 'html') continue;
      block.data = { ...block.data, hProperties: { ...block.data?.hProperties, dir: 'auto' } };
    }
  };
}

/** Headings of one text never share an id: the second “Sources” is `sources-2`. */
function idOf(text: string, used: Map<string, number>): string {
  const slug = slugOf(text) || 'section';
  const times = (used.get(slug) ?? 0) + 1;
  used.set(slug, times);
  return times === 1 ? slug : `${slug}-${times}`;
}

/** How a post's Markdown is read, for pages and feeds alike, after remark-parse. */
export const remarkPlugins: PluggableList = [remarkGfm, readWithinLimits, markBlocks];

const reader = unified().use(remarkParse).use(remarkPlugins);

/** A post's Markdown as the tree that pages and feeds are made of. */
export function readMarkdown(markdown: string): Root {
  return reader.runSync(reader.parse(markdown)) as Root;
}

/** Fewer headings than these need no list. */
const FEWEST = 3;

const WORDS_PER_MINUTE = 220;

/** The contents list of a post: its main headings, or nothing where the post is short. */
export function outlineOf(markdown: string) {
  const main: { id: string; text: string }[] = [];
  visit(readMarkdown(markdown), 'heading', (heading) => {
    if (heading.depth > 2) return;
    main.push({ id: String(heading.data?.hProperties?.id), text: textOf(heading) });
  });
  return main.length < FEWEST ? [] : main;
}

export function readingMinutes(markdown: string): number {
  const words = markdown.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
