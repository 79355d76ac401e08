import 'server-only';
import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { all, createLowlight } from 'lowlight';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readMarkdown } from './markdown';
import { type PostHtml, postHtml } from './post-html';

const languages = createLowlight(all);

/** The colours of code, each with what highlight.js calls the words that have it; others have the text's. */
const COLOURS: Readonly<Record<string, string>> = {
  'text-muted': 'comment meta',
  'text-signal': 'keyword built_in type name attr attribute addition',
  'text-amber': 'string number literal regexp deletion',
};

/** A post's text as its page shows it, with its code in colours: the browser's own reader leaves those out. */
export function builtHtml(markdown: string): PostHtml {
  const html = postHtml(readMarkdown(markdown), raw);
  visit(html.tree, { tagName: 'code' }, (code) => {
    if (code.type !== 'element') return;
    const [, language] = String(code.properties.className ?? '').match(/^language-(.+)$/) ?? [];
    if (language && languages.registered(language))
      code.children = coloured(language, textOf(code));
  });
  return html;
}

function coloured(language: string, code: string) {
  const tree = languages.highlight(language, code) as Root;
  visit(tree, 'element', ({ properties }) => {
    const [name = ''] = [properties.className].flat();
    const kind = String(name).replace('hljs-', '');
    const colours = Object.keys(COLOURS);
    properties.className = colours.filter((one) => COLOURS[one]?.split(' ').includes(kind));
  });
  return tree.children.filter((part) => part.type === 'element' || part.type === 'text');
}
