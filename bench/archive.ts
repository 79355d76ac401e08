import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../lib/blog/front-matter';
import { EMBEDDED_POSTS } from '../lib/blog/post-source';

const DAY = 24 * 3600 * 1000;
const NEWEST = Date.parse('2026-11-01');

/** Fills a folder with an archive of any size, made of the posts of another folder in turn: a post a day, backwards. */
export function writeArchive(folder: string, size: number, source = EMBEDDED_POSTS) {
  const models = readdirSync(source)
    .sort()
    .map((file) => readFrontMatter(readFileSync(join(source, file), 'utf8')));
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= size; number += 1) {
    const model = models[number % models.length];
    if (!model) continue;
    const date = new Date(NEWEST - number * DAY).toISOString().slice(0, 10);
    const head = { ...model.fields, title: `${model.fields.title}, ${number}`, date };
    writeFileSync(
      join(folder, `post-${number}.md`),
      `---\n${JSON.stringify(head)}\n---\n${model.content}`,
    );
  }
}

if (import.meta.filename === process.argv[1]) {
  const [, , folder = 'archive', size = '1000'] = process.argv;
  writeArchive(folder, Number(size));
}
