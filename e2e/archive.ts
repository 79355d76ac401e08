import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../lib/blog/front-matter';
import type { Post } from '../lib/blog/post';
import { postsIn } from '../lib/blog/post-folder';

/** Posts that a careless or hostile editor could write. */
export const HOSTILE_POSTS = 'e2e/hostile-posts';

/** What the ordinary posts are made of, in turn: one with every element first. */
const MODELS = 'e2e/archive-posts';

/** How many ordinary posts stand below the hostile ones: several pages of the list, and of each category. */
const ORDINARY_POSTS = 120;

const DAY_MS = 24 * 3600 * 1000;
const NEWEST = Date.parse('2026-11-01');

/** Fills a folder with an archive of any size, made of the models in turn: a post a day, backwards. */
function writeArchive(folder: string, size: number) {
  const models = readdirSync(MODELS).sort();
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= size; number += 1) {
    const model = join(MODELS, models[number % models.length] ?? '');
    const { fields, content } = readFrontMatter(readFileSync(model, 'utf8'));
    const date = new Date(NEWEST - number * DAY_MS).toISOString().slice(0, 10);
    const head = { ...fields, title: `${fields.title}, ${number}`, date };
    const path = join(folder, `post-${number}.md`);
    writeFileSync(path, `---\n${JSON.stringify(head)}\n---\n${content}`);
  }
}

let posts: Post[] | undefined;

/** The posts of the archive's build, newest first; read when a test asks, for its server writes them. */
export function archivePosts(): readonly Post[] {
  posts ??= postsIn('variants/archive/posts');
  return posts;
}

if (import.meta.filename === process.argv[1]) {
  const [, , folder = 'archive'] = process.argv;
  rmSync(folder, { recursive: true, force: true });
  writeArchive(folder, ORDINARY_POSTS);
  // The newest: they stand on home, in feeds and first in lists.
  cpSync(HOSTILE_POSTS, folder, { recursive: true });
}
