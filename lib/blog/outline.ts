import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readMarkdown } from './markdown';

/** A heading that the contents list links to. */
export interface OutlineEntry {
  id: string;
  text: string;
}

/** Fewer headings than these need no list. */
const FEWEST = 3;

const WORDS_PER_MINUTE = 220;

/** The contents list of a post: its main headings, or nothing where the post is short. */
export function outlineOf(markdown: string): OutlineEntry[] {
  const main: OutlineEntry[] = [];
  visit(readMarkdown(markdown), 'heading', (heading) => {
    if (heading.depth > 2) return;
    main.push({ id: String(heading.data?.hProperties?.id), text: textOf(heading) });
  });
  return main.length < FEWEST ? [] : main;
}

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
