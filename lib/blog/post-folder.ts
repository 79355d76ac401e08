import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { type Post, parsePost } from './post';
import { byNewest } from './post-order';

/**
 * The posts of a folder of Markdown files, newest first; the file's name is the post's id, unless its
 * front matter has one. Reads one file after the other: ten thousand open at once are too many.
 * @throws when a file lacks a required field, naming file and field.
 */
export function postsIn(folder: string): Post[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.map((file) => readPost(folder, file)).sort(byNewest);
}

function readPost(folder: string, file: string): Post {
  const { data, content } = matter(readFileSync(join(folder, file), 'utf8'), {});
  const parsed = parsePost({ id: file.replace(/\.md$/, ''), ...data, content });
  if (!parsed.ok) {
    throw new Error(
      `${folder}/${file}: ${parsed.field}: ${parsed.reason}. Correct it in the front matter.`,
    );
  }
  return parsed.post;
}
