import { raw } from 'hast-util-raw';
import type { Parent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { fateOf, keepsAttribute } from '../../lib/blog/html-schema';
import { parseMarkdown, readMarkdown } from '../../lib/blog/markdown';
import { postHtml } from '../../lib/blog/post-html';

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
  /** Paragraphs that stand in for a heading: all of it is strong, or it begins with a strong number. */
  boldHeadings: readonly (Placed & { text: string })[];
  /** What its HTML loses, as “<font>” or “the attribute style of <p>”, and whether it is shown as text instead. */
  html: readonly (Placed & { what: string; fate: 'text' | 'dropped' })[];
  /** What it holds too much of, where it is shown as plain text, and the remedy. */
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

/** The ids in a post, which links may lead to. */
export function fragmentsIn(markdown: string): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(postHtml(readMarkdown(markdown), raw).tree, 'element', ({ properties }) => {
    if (properties.id) ids.add(String(properties.id));
  });
  return ids;
}

function read(markdown: string): PostText {
  const links: { url: string; line: number }[] = [];
  const images: PostText['images'][number][] = [];
  const passages: { text: string; line: number }[] = [];
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
  return { links, images, passages, boldHeadings, html, excess: tree.data?.excess };
}

const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<!--(?![\s\S]*-->)/gi;

/** What a post's HTML loses: elements that are none or are left out, and attributes. */
function htmlIn(tree: Root): PostText['html'] {
  const found: PostText['html'][number][] = [];
  visit(tree, 'html', ({ value, position }) => {
    for (const { 0: tag, 1: name, 2: attributes = '', index } of value.matchAll(TAG)) {
      const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
      const element = name?.toLowerCase();
      if (element === undefined) {
        found.push({ what: `${tag} without an end`, fate: 'dropped', line });
        continue;
      }
      const fate = fateOf(element);
      if (fate) found.push({ what: `<${name}>`, fate, line });
      else
        for (const [, attribute = ''] of attributes.matchAll(
          /([^\s=/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g,
        ))
          if (!keepsAttribute(element, attribute.toLowerCase()))
            found.push({ what: `“${attribute}” of <${name}>`, fate: 'dropped', line });
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
