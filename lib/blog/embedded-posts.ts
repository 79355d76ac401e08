import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import matter from 'gray-matter';
import { byNewest, type Post, parsePost } from './post';

const FOLDER = join(process.cwd(), 'content/posts');

/**
 * The posts of content/posts, newest first; the file's name is the post's id.
 * @throws when a file lacks a required field, naming file and field.
 */
export async function embeddedPosts(): Promise<Post[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.md'));
  const posts = await Promise.all(files.map(readPost));
  return posts.sort(byNewest);
}

async function readPost(file: string): Promise<Post> {
  const { data, content } = matter(await readFile(join(FOLDER, file), 'utf8'));
  const parsed = parsePost({ ...data, id: file.replace(/\.md$/, ''), content });
  if (!parsed.ok) {
    throw new Error(
      `content/posts/${file}: ${parsed.field}: ${parsed.reason}. Correct it in the front matter.`,
    );
  }
  return parsed.post;
}
