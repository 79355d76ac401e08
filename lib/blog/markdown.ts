import type { Parents, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
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
  const paragraphs = withoutComments(text).split(/\n\s*\n/);
  return {
    type: 'root',
    data: { excess },
    children: paragraphs
      .filter((paragraph) => paragraph.trim() !== '')
      .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
  };
}

/** HTML without its authors' comments; what one that has no end would hide is hidden too. */
function withoutComments(html: string): string {
  return html.replace(/<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g, '');
}

/** Takes authors' comments out. HTML is shown as the text that it is, as `<hostname>` is meant to be. */
function showHtml() {
  return (tree: Root) => {
    visit(tree, 'html', ({ value }, index = 0, parent) => {
      const text = withoutComments(value);
      if (text.trim() === '') parent?.children.splice(index, 1);
      else parent?.children.splice(index, 1, textIn(parent, text));
      return index;
    });
  };
}

function textIn({ type }: Parents, value: string): RootContent {
  const text = { type: 'text', value } as const;
  const isOfBlocks = ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type);
  return isOfBlocks ? { type: 'paragraph', children: [text] } : text;
}

const reader = unified()
  .use(remarkParse)
  // A range is written 2~3 in Singapore, China, Japan and Korea.
  .use(remarkGfm, { singleTilde: false })
  .use(readWithinLimits)
  .use(showHtml);

/** A post's Markdown as its author wrote it, comments and all that looks like a tag included. */
export function parseMarkdown(markdown: string): Root {
  return reader.parse(markdown);
}

/** A post's Markdown as the tree that pages, feeds and the check of the content are made of. */
export function readMarkdown(markdown: string, parsed = parseMarkdown(markdown)): Root {
  return reader.runSync(parsed) as Root;
}
