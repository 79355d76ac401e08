import 'server-only';
import { createHash } from 'node:crypto';
import { listPosts, summaryOf } from './posts';
import type { PostIndex } from './text-search';
import { initialOf, initials, toSteps, type WordFile, wordsOf } from './words';

let files: Promise<ReadonlyMap<string, WordFile>> | undefined;

/** Every post without its text. */
export async function postIndex(): Promise<PostIndex> {
  const posts = (await listPosts()).map(summaryOf);
  return { stamp: stampOf(posts), posts };
}

/** The words of all texts that begin with an initial, made once a process for all initials. */
export async function wordFile(initial: string): Promise<WordFile | undefined> {
  files ??= wordFiles();
  return (await files).get(initial);
}

async function wordFiles(): Promise<ReadonlyMap<string, WordFile>> {
  const posts = await listPosts();
  const places = new Map<string, number[]>();
  for (const [position, { content }] of posts.entries()) {
    for (const word of new Set(wordsOf(content))) {
      const known = places.get(word);
      if (known) known.push(position);
      else places.set(word, [position]);
    }
  }
  const stamp = stampOf(posts);
  const made = new Map(
    initials.map((initial): [string, WordFile] => [initial, { stamp, words: {} }]),
  );
  for (const [word, positions] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = made.get(initialOf(word));
    if (file) file.words[word] = toSteps(positions);
  }
  return made;
}

function stampOf(posts: readonly { id: string }[]): string {
  return createHash('sha256')
    .update(posts.map(({ id }) => id).join('\n'))
    .digest('base64url')
    .slice(0, 8);
}
