import 'server-only';
import { readFileSync } from 'node:fs';
import { type Author, authors } from '@/content/authors';
import { byNewest, type Post } from './post';
import { postsIn } from './post-folder';
import { firestoreCopy, postFolder } from './post-source';

const RELATED = 3;

let archive: readonly Post[] | undefined;

/**
 * Every post of the configured source, newest first: read once a process in a build, anew each time while editing.
 * @throws when a file is no post, naming file, fault and remedy.
 */
export function listPosts(): readonly Post[] {
  if (!archive || process.env.NODE_ENV !== 'production') archive = readPosts();
  return archive;
}

function readPosts(): Post[] {
  const folder = postFolder();
  if (folder !== undefined) return postsIn(folder);
  return (JSON.parse(readFileSync(firestoreCopy(), 'utf8')) as Post[]).sort(byNewest);
}

/** The newest posts for buyers; of all posts where none is for them. */
export function postsForBuyers(count: number): readonly Post[] {
  const posts = listPosts();
  const own = posts.filter(({ audience }) => audience === 'buyers');
  return (own.length > 0 ? own : posts).slice(0, count);
}

/** The authors who have signed a post: pages and search engines are led to no others. */
export function writers(): Author[] {
  const names = new Set(listPosts().map(({ author }) => author));
  return authors.filter(({ name }) => names.has(name));
}

/** The post of an id; undefined where there is none. */
export function findPost(id: string): Post | undefined {
  return listPosts().find((post) => post.id === id);
}

/** Posts of the same category: the next older ones, and after the oldest the newest. */
export function relatedTo({ id, category }: Post): readonly Post[] {
  const posts = listPosts();
  const place = posts.findIndex((post) => post.id === id);
  return [...posts.slice(place + 1), ...posts.slice(0, place)]
    .filter((post) => post.category === category)
    .slice(0, RELATED);
}
