import type { Root as MarkdownRoot } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { visit } from 'unist-util-visit';
import { slugOf } from '../slug';

/** Headings of one text never share an id: the second “Sources” is `sources-2`. */
export function headingIds(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const slug = slugOf(text) || 'section';
    const times = (used.get(slug) ?? 0) + 1;
    used.set(slug, times);
    return times === 1 ? slug : `${slug}-${times}`;
  };
}

/** Gives headings their ids, and a text's own title the second rank: the page has the first. */
function markHeadings() {
  return (tree: MarkdownRoot) => {
    const idOf = headingIds();
    visit(tree, 'heading', (heading) => {
      if (heading.depth === 1) heading.depth = 2;
      heading.data = { ...heading.data, hProperties: { id: idOf(textOf(heading)) } };
    });
  };
}

/** How a post's Markdown is read, for pages and feeds alike. */
export const remarkPlugins: PluggableList = [remarkGfm, markHeadings];
