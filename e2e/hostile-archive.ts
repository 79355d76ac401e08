import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postCategories } from '../content/blog';
import { readFrontMatter } from '../lib/blog/front-matter';
import { LIMITS } from '../lib/blog/markdown-limits';

/** The posts that are kept as files. */
export const KEPT = 'e2e/hostile-posts';

/** What the ordinary posts are made of, in turn: one with every element first. */
const MODELS = 'e2e/archive-posts';

/**
 * How many ordinary posts stand below the hostile ones: many pages of the list, and more than any search shows at once.
 * `npm run bench -- --posts 1000` measures a larger archive, whose build takes minutes.
 */
export const ORDINARY = 240;

const MANY = 10_000;

/** Texts that would break a reader, a page or a machine, by the id of their post. */
export const bigPosts: Readonly<Record<string, string>> = {
  'deep-quotes': `${'>'.repeat(MANY)} deep`,
  'quotes-at-the-limit': `${'> '.repeat(LIMITS.nesting - 1)} deep`,
  'long-word': `${'w'.repeat(LIMITS.length - 5)} deep`,
  'wide-table': `|${' deep |'.repeat(1000)}\n|${'---|'.repeat(1000)}\n|${' cell |'.repeat(1000)}`,
  'filled-table': `|${'deep|'.repeat(1000)}\n|${'-|'.repeat(1000)}\n${'|a\n'.repeat(1000)}`,
};

/** How many posts the archive has. */
export const ALL_POSTS = ORDINARY + readdirSync(KEPT).length + Object.keys(bigPosts).length;

const DAY_MS = 24 * 3600 * 1000;
const NEWEST = Date.parse('2026-11-01');

/** Fills a folder with ordinary posts, one a day, backwards. */
export function writeArchive(folder: string, size: number) {
  const models = readdirSync(MODELS)
    .sort()
    .map((file) => readFrontMatter(readFileSync(join(MODELS, file), 'utf8')));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= size; number += 1) {
    const { fields = {}, content = '' } = models[number % models.length] ?? {};
    const date = new Date(NEWEST - number * DAY_MS).toISOString().slice(0, 10);
    const head = JSON.stringify({ ...fields, title: `${fields.title}, ${number}`, date });
    writeFileSync(join(folder, `post-${number}.md`), `---\n${head}\n---\n${content}`);
  }
}

/** Fills a folder with an archive whose newest posts are the hostile ones: they stand on home, in feeds and lists. */
function writeHostileArchive(folder: string) {
  writeArchive(folder, ORDINARY);
  cpSync(KEPT, folder, { recursive: true });
  for (const [id, content] of Object.entries(bigPosts)) {
    const head = { title: `About ${id}`, category: postCategories[0], author: 'A Team' };
    const front = JSON.stringify({ ...head, date: '2026-11-02', summary: 'A big post.' });
    writeFileSync(join(folder, `${id}.md`), `---\n${front}\n---\n${content}\n`);
  }
}

if (import.meta.filename === process.argv[1]) writeHostileArchive(process.argv[2] ?? 'archive');
