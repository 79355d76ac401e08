import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../environment';

// next.config.ts reads this, and knows no alias: imports here are relative, and of the like alone.

/** The folder of the posts that come with the site. */
export const EMBEDDED_POSTS = 'content/posts';

/** The folder of Markdown files that the build reads; undefined where it reads the collection. */
export function postFolder(): string | undefined {
  return process.env.POSTS_FOLDER || (environment.firestore ? undefined : EMBEDDED_POSTS);
}

/** The file that scripts/read-posts.ts makes of the collection before Next starts, so that every worker sees the same posts. */
export function firestoreCopy(): string {
  return join(process.env.SITE_ROOT ?? '.', 'posts.json');
}

/**
 * The names of a folder's Markdown files.
 * @throws when there is no such folder, naming it and the remedy.
 */
export function postFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort();
  } catch {
    throw new Error(
      `${folder}: the folder of the posts cannot be read: make it, or correct POSTS_FOLDER.`,
    );
  }
}

/** Whether the route of the posts has any page: a post, or with a collection the shell. */
export function hasPostPages(): boolean {
  const folder = postFolder();
  return !folder || environment.firestore !== undefined || postFiles(folder).length > 0;
}
