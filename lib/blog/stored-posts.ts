import { readFileSync } from 'node:fs';
import type { Post } from './post';
import { postsIn } from './post-folder';
import { byNewest } from './post-order';
import { firestoreCopy, postFolder } from './post-source';

/**
 * Every post of the configured source, newest first.
 * @throws when a file is no post, naming file, fault and remedy.
 */
export function storedPosts(): Post[] {
  const folder = postFolder();
  if (folder !== undefined) return postsIn(folder);
  return (JSON.parse(readFileSync(firestoreCopy(), 'utf8')) as Post[]).sort(byNewest);
}
