import type { Parent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readMarkdown } from '../../lib/blog/markdown';

/** A part of a post and the line of its text on which it begins. */
interface Placed {
  line: number;
}

/** What the rules ask of a post's text. */
export interface PostText {
  links: readonly (Placed & { url: string })[];
  images: readonly (Placed & { url: string; alt: string })[];
  /** Paragraphs, headings, items and cells, without code. */
  passages: readonly (Placed & { text: string })[];
  /** The fragments of its headings. */
  fragments: ReadonlySet<string>;
  /** What it holds too much of, where it is shown as plain text. */
  excess: string | undefined;
}

/** What was read before: a check runs at every request of `npm run dev`, and archives repeat themselves. */
const known = new Map<string, PostText>();

/** Takes a post's Markdown apart. */
export function readPostText(markdown: string): PostText {
  const before = known.get(markdown);
  if (before) return before;
  const text = read(markdown);
  known.set(markdown, text);
  return text;
}

function read(markdown: string): PostText {
  const links: { url: string; line: number }[] = [];
  const images: PostText['images'][number][] = [];
  const passages: { text: string; line: number }[] = [];
  const fragments = new Set<string>();
  const tree = readMarkdown(markdown);
  const altByName = new Map<string, string>();
  visit(tree, 'imageReference', ({ identifier, alt }) => {
    altByName.set(identifier, alt ?? '');
  });
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    const alt = node.type === 'definition' ? altByName.get(node.identifier) : undefined;
    if (node.type === 'image') images.push({ url: node.url, alt: node.alt ?? '', line });
    else if (node.type === 'definition' && alt !== undefined)
      images.push({ url: node.url, alt, line });
    else if (node.type === 'link' || node.type === 'definition')
      links.push({ url: node.url, line });
    if (node.type === 'heading') fragments.add(String(node.data?.hProperties?.id));
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      passages.push({ text: proseIn(node), line });
    }
  });
  return { links, images, passages, fragments, excess: tree.data?.excess };
}

/** The words of a block, with a gap where code stands in them. */
function proseIn(block: Parent): string {
  return block.children
    .map((child) => (child.type === 'inlineCode' ? '…' : textOf(child)))
    .join('');
}
