/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postsIn } from './post-folder';

const head = 'title: A post\ncategory: PenTesting\nauthor: SOC Team\ndate: 2026-04-08\n';
const post = `---\n${head}---\nText`;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said of a folder of these files. */
function saidOf(files: Readonly<Record<string, string | Buffer>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  try {
    return postsIn(folder)
      .map(({ id }) => id)
      .join();
  } catch (error) {
    return String(error).replaceAll(`${folder}/`, '');
  }
}

test.each(['index', '404', '__next', '_not-found', 'page', 'Post', 'words', 'INDEX'])(
  'a file %s.md is refused by name',
  (id) => {
    expect(saidOf({ [`${id}.md`]: post })).toBe(
      `Error: ${id}.md: the site has an address “${id}” of its own, or the name means something else there: rename the file.`,
    );
  },
);

test('a name that is no address is refused', () => {
  expect(saidOf({ 'a b.md': post })).toBe(
    'Error: a b.md: “a b” cannot be an address: rename the file, to letters, digits and hyphens.',
  );
});

test('an id in the front matter is refused there', () => {
  expect(saidOf({ 'a.md': `---\nid: index\n${head}---\n` })).toMatch(
    /^Error: a\.md: .*: change the id in its front matter\.$/,
  );
});

test.each([
  ['the same', { 'a.md': post, 'b.md': `---\nid: a\n${head}---\n` }],
  ['different in case alone', { 'a.md': post, 'b.md': `---\nid: A\n${head}---\n` }],
])('two files whose ids are %s are both named', (_, files) => {
  expect(saidOf(files)).toMatch(/^Error: a\.md and b\.md: both have the id “a”.*rename one/i);
});

test.each([
  ['no post', 'title: [', /^Error: a\.md: there is no front matter: /],
  ['bad YAML', '---\ntitle: A: B\n---\n', /^Error: a\.md: line 2: the front matter is no YAML/],
  [
    'another encoding',
    Buffer.from(`\uFEFF${post}`, 'utf16le'),
    /^Error: a\.md: the file is not UTF-8: save/,
  ],
  ['a field too few', '---\ntitle: A\n---\n', /^Error: a\.md: category: is missing: correct it/],
])('a file with %s is refused in one sentence', (_, text, said) => {
  expect(saidOf({ 'a.md': text })).toMatch(said);
  expect(saidOf({ 'a.md': text })).not.toContain('\n');
});

test('a folder with the name of a post is refused', () => {
  mkdirSync(join(folder, 'a.md'));
  expect(saidOf({})).toBe('Error: a.md: a folder has the name of a post: rename it without .md.');
});

test('a byte order mark and the lines of Windows are no fault', () => {
  expect(saidOf({ 'a.md': `\uFEFF${post.replaceAll('\n', '\r\n')}` })).toBe('a');
});

test('a folder that is not there is named', () => {
  expect(() => postsIn('no/such/folder')).toThrow(
    'no/such/folder: the folder of the posts cannot be read: make it, or correct POSTS_FOLDER.',
  );
});
