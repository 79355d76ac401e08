import type { Parents, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { blog } from '@/content/blog';
import { calloutKinds, withKnownTags } from './html-schema';
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

/** Takes authors' comments out. What looks like a tag and is none, as `<hostname>`, is text. */
function keepHtml() {
  return (tree: Root) => {
    visit(tree, 'html', (node, index = 0, parent) => {
      const value = withoutComments(node.value);
      if (value.trim() === '') {
        parent?.children.splice(index, 1);
        return index;
      }
      node.value = withKnownTags(value);
      if (!/<[a-z/]/i.test(node.value)) parent?.children.splice(index, 1, textIn(parent, value));
      return SKIP;
    });
  };
}

function textIn({ type }: Parents, value: string): RootContent {
  const text = { type: 'text', value } as const;
  const isOfBlocks = ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type);
  return isOfBlocks ? { type: 'paragraph', children: [text] } : text;
}

const CALLOUT = new RegExp(`^\\[!(${calloutKinds.join('|')})\\][ \\t]*(.*)\\n?`, 'i');

/** Makes a callout of a quote that begins with its kind, as `[!WARNING]`, and perhaps a title of its own. */
function markCallouts() {
  return (tree: Root) => {
    visit(tree, 'blockquote', (quote) => {
      const [first] = quote.children;
      const [words] = first?.type === 'paragraph' ? first.children : [];
      const [mark, kind = '', title] = (words?.type === 'text' && words.value.match(CALLOUT)) || [];
      if (first?.type !== 'paragraph' || words?.type !== 'text' || mark === undefined) return;
      const name = kind.toLowerCase() as (typeof calloutKinds)[number];
      words.value = words.value.slice(mark.length);
      if (words.value === '') first.children.shift();
      if (first.children.length === 0) quote.children.shift();
      const said = { type: 'text', value: title || blog.post.callouts[name] } as const;
      quote.children.unshift({
        type: 'paragraph',
        children: [{ type: 'strong', children: [said] }],
      });
      quote.data = { hName: 'div', hProperties: { dataCallout: name } };
    });
  };
}

const reader = unified()
  .use(remarkParse)
  // A range is written 2~3 in Singapore, China, Japan and Korea.
  .use(remarkGfm, { singleTilde: false })
  .use(readWithinLimits)
  .use(keepHtml)
  .use(markCallouts);

/** A post's Markdown as its author wrote it, comments and all that looks like a tag included. */
export function parseMarkdown(markdown: string): Root {
  return reader.parse(markdown);
}

/** A post's Markdown as the tree that pages, feeds and the check of the content are made of. */
export function readMarkdown(markdown: string, parsed = parseMarkdown(markdown)): Root {
  return reader.runSync(parsed) as Root;
}

/** A post's Markdown as it may be handed out: without its author's comments, but with those in code. */
export function publicMarkdown(markdown: string): string {
  const tree = parseMarkdown(markdown);
  if (tree.data?.excess) return withoutComments(markdown);
  const places: [start: number, end: number][] = [];
  visit(tree, 'html', ({ position }) => {
    places.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  return places.reduceRight(
    (text, [start, end]) =>
      text.slice(0, start) + withoutComments(text.slice(start, end)) + text.slice(end),
    markdown,
  );
}
