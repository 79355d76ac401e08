import 'server-only';
import type { Post, PostSummary } from './post';
import { caseless, isFileName } from './post-id';
import { storedPosts } from './stored-posts';

const RELATED = 3;

interface Place {
  position: number;
  /** The posts of the same category, and where the post stands among them. */
  category: readonly Post[];
  positionInCategory: number;
}

interface Archive {
  posts: readonly Post[];
  places: ReadonlyMap<string, Place>;
}

/** A post and where to read on. */
export interface PostInArchive {
  post: Post;
  newer: PostSummary | undefined;
  older: PostSummary | undefined;
  /** Of the same category, nearest in time first, without the two neighbours. */
  related: readonly PostSummary[];
}

let archive: Archive | undefined;

/** Every post of the configured source, newest first. */
export async function listPosts(): Promise<readonly Post[]> {
  return readArchive().posts;
}

/**
 * Every post that has a page of its own; the others open in the browser alone. Of documents whose ids
 * differ in case alone the first has it, for some disks would keep one file.
 */
export async function postsWithPage(): Promise<readonly Post[]> {
  const { posts } = readArchive();
  const owners = new Map<string, string>();
  for (const { id } of posts) {
    const owner = owners.get(caseless(id));
    if (owner === undefined || id < owner) owners.set(caseless(id), id);
  }
  return posts.filter(({ id }) => isFileName(id) && owners.get(caseless(id)) === id);
}

/** The post of an id, with its neighbours; undefined where there is none. */
export async function findPost(id: string): Promise<PostInArchive | undefined> {
  const { posts, places } = readArchive();
  const place = places.get(id);
  const post = place && posts[place.position];
  if (!post) return undefined;
  const newer = posts[place.position - 1];
  const older = posts[place.position + 1];
  const related = nearest(place).filter((near) => near !== newer && near !== older);
  return { post, newer, older, related: related.slice(0, RELATED) };
}

/** What a listing needs of a post. */
export function summaryOf(post: Post): PostSummary {
  const { id, title, category, author, date, summary, lang } = post;
  return { id, title, category, author, date, summary, ...(lang && { lang }) };
}

/** Looks a few places up and down the category, so that the cost does not grow with it. */
function nearest({ category, positionInCategory }: Place): Post[] {
  return [1, -1, 2, -2, 3, -3, 4, -4].flatMap(
    (distance) => category[positionInCategory + distance] ?? [],
  );
}

/** Read once a process in a build, where thousands of pages ask; anew each time while editing. */
function readArchive(): Archive {
  if (archive && process.env.NODE_ENV === 'production') return archive;
  const posts = storedPosts();
  const categories = new Map<string, Post[]>();
  const places = new Map<string, Place>();
  for (const [position, post] of posts.entries()) {
    const category = categories.get(post.category) ?? [];
    categories.set(post.category, category);
    places.set(post.id, { position, category, positionInCategory: category.length });
    category.push(post);
  }
  archive = { posts, places };
  return archive;
}
