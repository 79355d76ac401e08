/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

test('a name that means something else is refused', () => {
  expect(saidOf({ 'Index.md': post })).toBe(
    'Error: Index.md, id: “Index” means something else at an address of this site: rename the file.',
  );
});

test('a name that is no address is refused', () => {
  expect(saidOf({ 'a b.md': post })).toBe(
    'Error: a b.md, id: must be of letters from A to Z, digits, hyphens and underscores: rename the file.',
  );
});

test('an id in the front matter is refused there', () => {
  expect(saidOf({ 'a.md': `---\nid: index\n${head}---\n` })).toMatch(
    /^Error: a\.md, id: .*: correct it in the front matter\.$/,
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
  ['a field too few', '---\ntitle: A\n---\n', /^Error: a\.md, category: is missing: correct it/],
])('a file with %s is refused in one sentence', (_, text, said) => {
  expect(saidOf({ 'a.md': text })).toMatch(said);
  expect(saidOf({ 'a.md': text })).not.toContain('\n');
});

test.each([
  [
    'a misspelt field',
    { 'a.md': `---\n${head}sumary: B\n---\n` },
    'a.md, sumary: no field of a post: did you mean “summary”?',
  ],
  [
    'a field of another system',
    { 'a.md': `---\n${head}layout: wide\n---\n` },
    'a.md, layout: no field of a post: take it out, or use one of id, title, category, author, date, summary, updated, lang, draft.',
  ],
  [
    'a day that the calendar has not',
    { 'a.md': `---\n${head.replace('2026-04-08', '2026-02-30')}---\n` },
    'a.md, date: must be a date, YYYY-MM-DD: correct it in the front matter.',
  ],
  [
    'a draft that is neither',
    { 'a.md': `---\n${head}draft: later\n---\n` },
    'a.md, draft: must be true or false: correct it in the front matter.',
  ],
  [
    'a title with a colon',
    { 'a.md': '---\ntitle: A: B\n---\n' },
    'a.md: line 2: the front matter is no YAML (Nested mappings are not allowed in compact mappings): put quotation marks around values with a colon or a mark in them.',
  ],
  [
    'another ending',
    { 'a.markdown': post },
    'a.markdown: a post’s file ends in .md: rename it to a.md.',
  ],
  [
    'a picture',
    { 'a.png': '' },
    'a.png: only posts are read here, and no folders: move what pages link to into public/, and the rest elsewhere.',
  ],
])('%s is named with the remedy', (_, files, said) => {
  expect(saidOf(files)).toBe(`Error: ${said}`);
});

test('every mistake is told at once, and what the system leaves is none', () => {
  const files = { 'a.md': 'Text', 'b.md': 'Text', 'c.md': post, '.DS_Store': '' };
  expect(saidOf(files).split('\n')).toHaveLength(2);
});

describe('drafts', () => {
  const files = {
    'a.md': post,
    'marked.md': `---\n${head}draft: true\n---\n`,
    'ahead.md': post.replace('2026-04-08', '2999-01-01'),
    'ready.md': `---\n${head}draft: false\n---\n`,
  };
  const environment = process.env;
  afterEach(() => {
    process.env = environment;
  });

  test('are no part of a build', () => {
    expect(saidOf(files)).toBe('a,ready');
  });

  test('are shown in development', () => {
    process.env = { ...environment, NODE_ENV: 'development' };
    expect(saidOf(files)).toBe('ahead,a,marked,ready');
  });
});

test('a folder with the name of a post is refused', () => {
  mkdirSync(join(folder, 'a.md'));
  expect(saidOf({})).toBe(
    'Error: a.md: a folder or a pipe has the name of a post: rename it without .md.',
  );
});

test('the template, and what systems and editors keep beside files, is no post', () => {
  symlinkSync('editor@machine.1234', join(folder, '.#a.md'));
  const files = Object.fromEntries(
    ['a.md', '_template.md', '._a.md', '#a.md#', 'a.md~'].map((name) => [name, post]),
  );
  expect(saidOf(files)).toBe('a');
});

test('a byte order mark and the lines of Windows are no fault', () => {
  expect(saidOf({ 'a.md': `\uFEFF${post.replaceAll('\n', '\r\n')}` })).toBe('a');
});

test('a folder that is not there is named', () => {
  expect(() => postsIn('no/such/folder')).toThrow(
    'no/such/folder: the folder of the posts cannot be read: make it, or correct POSTS_FOLDER.',
  );
});
