import type { PostFile } from '../../lib/blog/post-folder';
import { proseOf } from '../../lib/text';
import { readPostText } from './post-text';
import { everyModule, type SiteContent } from './site-content';

/** A piece of what visitors read. */
export interface Passage {
  file: string;
  field: string;
  text: string;
}

/** Everything that visitors read on pages and in posts, piece by piece and without code. */
export function passagesOf(content: SiteContent): Passage[] {
  const ofModules = everyModule(content).flatMap(([file, words]) =>
    proseOf(words).map((prose) => ({ file, ...prose })),
  );
  const ofPosts = content.posts.files.flatMap((found) => {
    const { file, post } = found;
    const passages = readPostText(post.content).passages.map(({ text, line }) => ({
      file,
      field: lineIn(found, line),
      text,
    }));
    return [
      { file, field: 'title', text: post.title },
      { file, field: 'summary', text: post.summary },
      ...passages,
    ];
  });
  return [...ofModules, ...ofPosts];
}

/** Where a line of a post's text stands in its file. */
export function lineIn({ headLines }: PostFile, line: number): string {
  return `line ${headLines + line}`;
}
