import type { PostFile } from '../../lib/blog/post-folder';

/** Where a line of a post's text stands in its file. */
export function lineIn({ headLines }: PostFile, line: number): string {
  return `line ${headLines + line}`;
}
