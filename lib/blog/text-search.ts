import type { TextHas } from './filters';
import type { PostSummary } from './post';
import { initialOf, positionsOf, type WordFile, wordsOf } from './words';

/** index.json: every post without its text. */
export interface PostIndex {
  /** Changes with the posts' order, so that files of two builds are not mixed. */
  stamp: string;
  posts: PostSummary[];
}

/** Whether a value read from the site has the shape of a PostIndex or a WordFile, the two that a search reads. */
export function isSearchFile(value: unknown): value is PostIndex | WordFile {
  if (typeof value !== 'object' || value === null || !('stamp' in value)) return false;
  if ('words' in value) return Object.values(value.words ?? {}).every(Array.isArray);
  return 'posts' in value && Array.isArray(value.posts) && value.posts.every(isSummary);
}

function isSummary(value: unknown): value is PostSummary {
  const fields = ['id', 'title', 'category', 'author', 'date', 'summary'] as const;
  const post = Object(value) as Record<string, unknown>;
  return fields.every((name) => typeof post[name] === 'string');
}

/** A post that may carry its text with it, as those just read from the collection do. */
export type Searchable = PostSummary & { content?: string };

const textWords = new WeakMap<Searchable, string[]>();

/** Looks into the texts: a post's own where it is at hand, otherwise the files of words. */
export function textSearch(
  index: PostIndex | undefined,
  fileOf: (initial: string) => WordFile | undefined,
): TextHas<Searchable> {
  const positions = new Map(index?.posts.map(({ id }, position) => [id, position]));
  const found = new Map<string, ReadonlySet<number>>();
  return (post, typed) => {
    if (post.content !== undefined) return ownWords(post).some((word) => word.startsWith(typed));
    const file = fileOf(initialOf(typed));
    if (!file || file.stamp !== index?.stamp) return false;
    const hits = found.get(typed) ?? positionsOf(file, typed);
    found.set(typed, hits);
    return hits.has(positions.get(post.id) ?? -1);
  };
}

function ownWords(post: Searchable): string[] {
  const known = textWords.get(post);
  if (known) return known;
  const words = [...new Set(wordsOf(post.content ?? ''))];
  textWords.set(post, words);
  return words;
}
