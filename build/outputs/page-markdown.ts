import type { Element, ElementContent, Root as Html, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type State, toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { parse } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';

import { blog } from '../../content/blog';
import { publicMarkdown } from '../../lib/blog/markdown';
import type { Post } from '../../lib/blog/post';
import { postPath } from '../../lib/blog/post-path';
import { fileOf, picturesOf } from '../../lib/pictures';
import { absoluteUrl } from '../../lib/site-url';

type Node = RootContent | undefined;

/** What leads elsewhere or is worked with. */
const NO_WORDS = ['nav', 'form', 'label', 'button', 'noscript'];

/** Elements that only style sheets part from their neighbours. */
const APART = ['a', 'code', 'dfn', 'span', 'strong', 'time'];

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkStringify, { bullet: '-' });

/** The main part of an exported page as Markdown: its words in their order, after its heading, summary and address. */
export function pageMarkdown(html: string): string {
  const found = new Map<string, Element>();
  visit(fromParse5(parse(html)) as Html, 'element', (element) => {
    const { name, rel } = element.properties;
    const key = String(name ?? rel ?? element.tagName);
    if (!found.has(key)) found.set(key, element);
  });
  const address = new URL(String(found.get('canonical')?.properties.href)).href;
  const summary = String(found.get('description')?.properties.content);
  const main = found.get('main');
  if (!main) throw new Error(`${address} has no main part.`);
  keepWords(main, address);
  // The heading in a summary may stand in no paragraph.
  const handlers = { summary: (state: State, node: Element) => state.all(node) };
  const { children } = toMdast(main, { handlers }) as Root;
  const head = markdown.parse(`> ${summary}\n\nSource: <${address}>`).children;
  const title = children.splice(
    children.findIndex(({ type }) => type === 'heading'),
    1,
  );
  return markdown.stringify({ type: 'root', children: [...title, ...head, ...children] });
}

/** Leaves what everybody is told: drawings by what they show, acronyms’ links with what they stand for, links in full. */
function keepWords(main: Element, address: string) {
  visit(main, (node, index = 0, parent) => {
    if (!parent) return CONTINUE;
    if (node.type === 'comment' || (node.type === 'element' && isSilent(node))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return CONTINUE;
    for (const name of ['href', 'src']) {
      const named = node.properties[name];
      if (named) node.properties[name] = new URL(String(named), address).href;
    }
    const [named] = node.tagName === 'a' ? node.children : [];
    // Not within a word, as in “APIs”.
    if (isAcronym(named) && !/^\w/.test(textOf(parent.children[index + 1])))
      parent.children.splice(index + 1, 0, text(` (${named.properties.title})`));
    if (node.tagName === 'svg') {
      const shown = text(String(node.properties.ariaLabel));
      parent.children[index] = element('p', [element('em', [shown])]);
    }
    const before = parent.children[index - 1];
    if (isApart(node) && (isApart(before) || /[\w:]$/.test(textOf(before)))) {
      parent.children.splice(index, 0, text(' '));
      return index + 1;
    }
    return CONTINUE;
  });
}

/** Whether an element says nothing to who reads: controls, what is hidden, marks beside a name. */
function isSilent({ tagName, properties }: Element): boolean {
  const { ariaHidden, ariaLabel, className, href, role } = properties;
  return (
    NO_WORDS.includes(tagName) ||
    ariaHidden === 'true' ||
    role === 'alert' ||
    /^mailto:\?/.test(String(href)) || // For sending the page on.
    (tagName === 'svg' && !ariaLabel) ||
    String(className).split(',').includes('print:hidden')
  );
}

function isAcronym(node: Node): node is Element {
  return node?.type === 'element' && node.tagName === 'abbr';
}

function isApart(node: Node): boolean {
  return node?.type === 'element' && APART.includes(node.tagName);
}

function textOf(node: Node): string {
  return node?.type === 'text' ? node.value : '';
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** A post as Markdown: its own text, its links in full, under what the page says of it. */
export function postMarkdown(post: Post): string {
  const { id, title, summary, author, category, date, updated } = post;
  const facts = [author, category, date, updated && `${blog.post.updated} ${updated}`];
  const blocks = [
    `# ${title}`,
    summary && `> ${summary}`,
    facts.filter(Boolean).join(' · '),
    `Source: <${absoluteUrl(postPath(id))}>`,
    withPictures(post)
      .trim()
      .replaceAll('](/', `](${absoluteUrl('/')}`),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** A post's text with the published files of its pictures. */
function withPictures(post: Post): string {
  return Object.entries(picturesOf(post)).reduce(
    (text, [address, picture]) => text.replaceAll(`](${address}`, `](${fileOf(picture)}`),
    publicMarkdown(post.content),
  );
}
