import { raw } from 'hast-util-raw';
import type { Parent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { fateOf } from '../../lib/blog/html-schema';
import { parseMarkdown, readMarkdown } from '../../lib/blog/markdown';
import { postHtml } from '../../lib/blog/post-html';

/** What the rules ask of a post's text; each part has the line of the text on which it begins. */
export type PostText = ReturnType<typeof readPostText>;

/** The ids in a post, which links may lead to. */
export function fragmentsIn(markdown: string): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(postHtml(readMarkdown(markdown), raw).tree, 'element', ({ properties }) => {
    if (properties.id) ids.add(String(properties.id));
  });
  return ids;
}

/** Takes a post's Markdown apart. */
export function readPostText(markdown: string) {
  const links: { url: string; line: number }[] = [];
  const images: { url: string; alt: string; line: number }[] = [];
  /** Paragraphs, headings, items and cells, without code. */
  const passages: { text: string; line: number }[] = [];
  /** Paragraphs that stand in for a heading: all of it is strong, or it begins with a strong number. */
  const boldHeadings: { text: string; line: number }[] = [];
  const parsed = parseMarkdown(markdown);
  const html = htmlIn(parsed);
  const tree = readMarkdown(markdown, parsed);
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
    if (node.type === 'paragraph' && line > 0) {
      const [first] = node.children;
      const text = textOf(node);
      const isBold = first?.type === 'strong' && node.children.length === 1;
      if (isBold || (first?.type === 'strong' && /^\d+[.)]/.test(text)))
        boldHeadings.push({ text: textOf(first), line });
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      if (line > 0) passages.push({ text: proseIn(node), line });
    }
  });
  // What it holds too much of, where it is shown as plain text, and the remedy.
  const excess = tree.data?.excess;
  return { links, images, passages, boldHeadings, html, excess };
}

const TAG = /<([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<!--(?![\s\S]*-->)/gi;

/** The elements that a post's HTML loses, as “<font>”, and whether each is shown as text instead. */
function htmlIn(tree: Root) {
  const found: { what: string; fate: 'text' | 'dropped'; line: number }[] = [];
  visit(tree, 'html', ({ value, position }) => {
    for (const { 0: tag, 1: name, index } of value.matchAll(TAG)) {
      const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
      const fate = name ? fateOf(name.toLowerCase()) : 'dropped';
      if (fate) found.push({ what: name ? `<${name}>` : `${tag} without an end`, fate, line });
    }
  });
  return found;
}

/** The words of a block, without its tags and with a gap where code stands in them. */
function proseIn(block: Parent): string {
  return block.children
    .filter(({ type }) => type !== 'html')
    .map((child) => (child.type === 'inlineCode' ? '…' : textOf(child)))
    .join('');
}
