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

/** The template, and what the system (`._a.md`) and editors (`.#a.md`, `#a.md#`, `a.md~`) keep beside files. */
const KEPT_BESIDE = /^_template\.md$|^[.#]|~$/;

/**
 * What lies in a folder of posts.
 * @throws when there is no such folder, naming it and the remedy.
 */
export function namesIn(folder: string): string[] {
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
