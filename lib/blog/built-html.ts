import 'server-only';
import type { ElementContent, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { all, createLowlight } from 'lowlight';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readMarkdown } from './markdown';
import { type PostHtml, pageHtml, postHtml } from './post-html';

const languages = createLowlight(all);

/** The colours of code, by the first of the class names that highlight.js gives a word; others have the text's. */
const COLOURS: Readonly<Record<string, string>> = {
  comment: 'text-muted',
  meta: 'text-muted',
  keyword: 'text-signal',
  built_in: 'text-signal',
  type: 'text-signal',
  name: 'text-signal',
  attr: 'text-signal',
  attribute: 'text-signal',
  string: 'text-amber',
  number: 'text-amber',
  literal: 'text-amber',
  regexp: 'text-amber',
  addition: 'text-signal',
  deletion: 'text-amber',
};

/** A post's text as its page shows it, with its code in colours: the browser's own reader leaves those out. */
export function builtHtml(markdown: string): PostHtml {
  const html = pageHtml(readMarkdown(markdown), raw);
  colourCode(html.tree);
  return html;
}

/** A post's text as feeds give it. */
export function feedHtml(markdown: string): Root {
  return postHtml(readMarkdown(markdown), raw).tree;
}

function colourCode(tree: Root) {
  visit(tree, { tagName: 'code' }, (code) => {
    if (code.type !== 'element') return;
    const [, language] = String(code.properties.className ?? '').match(/^language-(.+)$/) ?? [];
    if (language && languages.registered(language))
      code.children = coloured(languages.highlight(language, textOf(code)).children);
  });
}

function coloured(parts: readonly Root['children'][number][]): ElementContent[] {
  return parts.flatMap((part): ElementContent[] => {
    if (part.type !== 'element') return part.type === 'text' ? [part] : [];
    const [name] = [part.properties.className].flat();
    const className = COLOURS[String(name).replace('hljs-', '')];
    const children = coloured(part.children);
    return className ? [{ ...part, properties: { className: [className] }, children }] : children;
  });
}
