import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FrontMatter, readFrontMatter } from './front-matter';
import { type Post, parsePost } from './post';
import { caseless, isFileName, isTaken } from './post-id';
import { byNewest } from './post-order';
import { postFiles } from './post-source';

/**
 * The posts of a folder of Markdown files, newest first; the file's name is the post's id, unless its
 * front matter has one. Reads one file after the other: ten thousand open at once are too many.
 * @throws when the folder or a file cannot be read, a file is no post, or its address is not free, in
 * one sentence with the file, what is wrong and the remedy.
 */
export function postsIn(folder: string): Post[] {
  const files = new Map<string, string>();
  const posts: Post[] = [];
  for (const file of postFiles(folder)) {
    const post = readPost(folder, file);
    const other = files.get(caseless(post.id));
    if (other !== undefined) {
      throw new Error(
        `${folder}/${other} and ${folder}/${file}: both have the id “${post.id}”, for case does not count: rename one of them, or change its id.`,
      );
    }
    files.set(caseless(post.id), file);
    posts.push(post);
  }
  return posts.sort(byNewest);
}

function readPost(folder: string, file: string): Post {
  const own = file.replace(/\.md$/, '');
  try {
    const { fields, content } = readFile(join(folder, file));
    const parsed = parsePost({ id: own, ...fields, content });
    if (!parsed.ok) {
      throw new Error(`${parsed.field}: ${parsed.reason}: correct it in the front matter`);
    }
    checkAddress(parsed.post.id, parsed.post.id === own);
    return parsed.post;
  } catch (error) {
    throw new Error(`${folder}/${file}: ${error instanceof Error ? error.message : error}.`);
  }
}

function readFile(path: string): FrontMatter {
  return readFrontMatter(textOf(bytesOf(path)));
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const folder = (error as NodeJS.ErrnoException).code === 'EISDIR';
    throw new Error(
      folder
        ? 'a folder has the name of a post: rename it without .md'
        : 'the file cannot be read: give the build leave to read it',
    );
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('the file is not UTF-8: save it in that encoding');
  }
}

function checkAddress(id: string, isFile: boolean) {
  if (isFileName(id)) return;
  const remedy = isFile ? 'rename the file' : 'change the id in its front matter';
  throw new Error(
    isTaken(id)
      ? `the site has an address “${id}” of its own, or the name means something else there: ${remedy}`
      : `“${id}” cannot be an address: ${remedy}, to letters, digits and hyphens`,
  );
}
