import { join } from 'node:path';
import { environment } from '../environment';

/** The folder of the posts that come with the site. */
export const EMBEDDED_POSTS = 'content/posts';

/** Where the build finds its posts: the embedded ones, or those it has just read from Firestore. */
export function postFolder(): string {
  if (process.env.POSTS_FOLDER) return process.env.POSTS_FOLDER;
  return environment.firestore ? firestoreCopy() : EMBEDDED_POSTS;
}

/** The folder that scripts/read-posts.ts fills before Next starts, so that every worker sees the same posts. */
export function firestoreCopy(): string {
  return join(process.env.SITE_ROOT ?? '.', 'posts');
}
