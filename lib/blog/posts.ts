import 'server-only';
import { readFileSync } from 'node:fs';
import { type Author, authors } from '@/content/authors';
import { byNewest, type Post, type PostSummary } from './post';
import { postsIn } from './post-folder';
import { firestoreCopy, postFolder } from './post-source';

const RELATED = 3;

/** A post and where to read on. */
export interface PostInArchive {
  post: Post;
  newer: PostSummary | undefined;
  older: PostSummary | undefined;
  /** Of the same category, nearest in time first, without the two neighbours. */
  related: readonly PostSummary[];
}

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

/** The post of an id, with its neighbours; undefined where there is none. */
export function findPost(id: string): PostInArchive | undefined {
  const posts = listPosts();
  const position = posts.findIndex((post) => post.id === id);
  const post = posts[position];
  if (!post) return undefined;
  const [newer, older] = [posts[position - 1], posts[position + 1]];
  const related = posts
    .map((one, index) => ({ one, distance: Math.abs(index - position) }))
    .filter(({ one, distance }) => distance > 1 && one.category === post.category)
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one);
  return { post, newer, older, related: related.slice(0, RELATED) };
}

export function summaryOf(post: Post): PostSummary {
  const { content, updated, picture, pictureAlt, ...summary } = post;
  return summary;
}
