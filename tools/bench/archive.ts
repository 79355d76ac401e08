import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../../lib/blog/front-matter';
import { postPath } from '../../lib/blog/post-path';
import { EMBEDDED_POSTS } from '../../lib/blog/post-source';

const DAY = 24 * 3600 * 1000;
const NEWEST = Date.parse('2026-11-01');

/** Fills a folder with an archive of any size, made of the posts of another folder in turn: a post a day, backwards. */
export function writeArchive(folder: string, size: number, source = EMBEDDED_POSTS) {
  const files = readdirSync(source).sort();
  const models = files.map((file) => readFrontMatter(readFileSync(join(source, file), 'utf8')));
  // Links between the models lead to posts that there are.
  const addresses = files.map((file, index) => ({
    model: new RegExp(`(?<=\\()${postPath(file.replace(/\.md$/, ''))}(?=[#)])`, 'g'),
    copy: postPath(`post-${(index % size) + 1}`),
  }));
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= size; number += 1) {
    const model = models[number % models.length];
    if (!model) continue;
    const date = new Date(NEWEST - number * DAY).toISOString().slice(0, 10);
    const head = { ...model.fields, title: `${model.fields.title}, ${number}`, date };
    const content = addresses.reduce(
      (text, { model, copy }) => text.replace(model, copy),
      model.content,
    );
    writeFileSync(
      join(folder, `post-${number}.md`),
      `---\n${JSON.stringify(head)}\n---\n${content}`,
    );
  }
}

if (import.meta.filename === process.argv[1]) {
  const [, , folder = 'archive', size = '1000'] = process.argv;
  writeArchive(folder, Number(size));
}
