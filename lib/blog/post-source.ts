import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../environment';

/** The folder of the posts that come with the site. */
export const EMBEDDED_POSTS = 'content/posts';

/** The folder of Markdown files that the build reads; undefined where it reads the collection. */
export function postFolder(): string | undefined {
  return process.env.POSTS_FOLDER || (environment.firestore ? undefined : EMBEDDED_POSTS);
}

/** The file that build/read-posts.ts makes of the collection before Next starts, so that every worker sees the same posts. */
export function firestoreCopy(): string {
  return join(process.env.SITE_ROOT ?? '.', 'posts.json');
}

/**
 * The names of a folder's Markdown files.
 * @throws when there is no such folder, naming it and the remedy.
 */
export function postFiles(folder: string): string[] {
  return namesIn(folder).filter((name) => name.endsWith('.md'));
}

/**
 * What lies in a folder of posts and is none, each with what to do.
 * @throws when there is no such folder, naming it and the remedy.
 */
export function strayFiles(folder: string): { name: string; message: string }[] {
  const strays = namesIn(folder).filter((name) => !name.endsWith('.md'));
  return strays.map((name) => ({ name, message: messageOnStray(name) }));
}

function messageOnStray(name: string): string {
  const [, stem] = name.match(/^(.+)\.(?:markdown|mdown|mdx?|txt)$/i) ?? [];
  return stem
    ? `a post’s file ends in .md: rename it to ${stem}.md.`
    : 'only posts are read here, and no folders: move what pages link to into public/, and the rest elsewhere.';
}

/** The template, and what the system (`._a.md`) and editors (`.#a.md`, `#a.md#`, `a.md~`) keep beside files. */
const KEPT_BESIDE = /^_template\.md$|^[.#]|~$/;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !KEPT_BESIDE.test(name))
      .sort();
  } catch {
    throw new Error(
      `${folder}: the folder of the posts cannot be read: make it, or correct POSTS_FOLDER.`,
    );
  }
}
