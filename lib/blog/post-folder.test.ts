import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postsIn } from './post-folder';

const head = 'title: A post\ncategory: PenTesting\nauthor: SOC Team\ndate: 2026-04-08\n';
const withFields = (fields: string) => `---\n${head}${fields}---\nText`;
const post = withFields('');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The ids of a folder's posts, or what is said of its files. */
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

test.each([
  ['another meaning', 'Index.md', post, 'Index.md, id: “Index” means something else .*: rename'],
  ['no address', 'a b.md', post, 'a b.md, id: must begin with a letter .*: rename the file.'],
  ['another ending', 'a.markdown', post, 'a.markdown: a post’s file ends in .md: .* to a.md.'],
  ['a picture', 'a.png', '', 'a.png: only posts are read here, and no folders: move'],
])('a file whose name is %s is named with the remedy', (_, name, text, said) => {
  expect(saidOf({ [name]: text })).toMatch(new RegExp(`^Error: ${said}`));
});

test.each([
  ['no post', 'title: [', ': there is no front matter: begin'],
  ['a colon in its title', '---\ntitle: A: B\n---\n', ': line 2: the front matter is no YAML'],
  ['another encoding', Buffer.from(`\uFEFF${post}`, 'utf16le'), ': the file is not UTF-8: save'],
  ['a field too few', post.replace(/category.*\n/, ''), ', category: is missing: correct it'],
  ['curly marks', withFields('summary: “B”\n'), ', summary: “B” stands between curly'],
  ['a number sign', withFields('summary: The # one\n'), ', summary: “# one” is cut off'],
  ['a misspelt field', withFields('sumary: B\n'), ', sumary: no field .* mean “summary”?'],
  ['a tab', '---\ntitle: A\n\tcategory: B\n---\n', ': line 3: .*: begin the line without a tab'],
  ['a field twice', withFields('title: B\n'), ': line 6: .*: take one of the two lines out'],
  ['a foreign field', withFields('layout: wide\n'), ', layout: no field .*, or use one of id,'],
  ['an id that is taken', withFields('id: index\n'), ', id: .*: correct it in the front matter.'],
  ['no day', post.replace('04-08', '02-30'), ', date: “2026-02-30” is no day of the calendar'],
  ['a head without an end', '---\ntitle: A\n\nText', ': the front matter has no end: close it'],
  ['no fields', '---\n- a\n---\n', ': the front matter has no fields'],
  ['aliases that multiply', `---\na: &a [x,x]\n${bombs()}---\n`, ': the front matter is no YAML'],
  ['no clear draft', withFields('draft: later\n'), ', draft: must be true or false: correct it'],
])('a file with %s is refused in one sentence', (_, text, said) => {
  expect(saidOf({ 'a.md': text })).toMatch(new RegExp(`^Error: a.md${said}[^\\n]*$`));
});

test.each(['a', 'A'])('two files whose ids are a and %s are both named', (id) => {
  const said = saidOf({ 'a.md': post, 'b.md': withFields(`id: ${id}\n`) });
  expect(said).toMatch(/^Error: a\.md and b\.md: both have the id “a”.*rename one/i);
});

/** Lists of nine aliases each: half a million values of a few bytes. */
function bombs(): string {
  const line = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(`*${of}`)}]\n`;
  return [...'bcdefg'].map((name, index) => line(name, 'abcdef'.charAt(index))).join('');
}

test('every mistake is told at once', () => {
  const fields = saidOf({ 'a.md': '---\ntitle: A\ndate: soon\nlang: x\n---\n' });
  expect(fields).toMatch(/, category: .*\n.*, author: .*\n.*, date: .*\n.*, lang: /);
  expect(saidOf({ 'a.md': 'Text', 'b.md': 'Text', 'c.md': post }).split('\n')).toHaveLength(2);
});

test('a folder that is not there is named', () => {
  expect(() => postsIn('no/such/folder')).toThrow(/^no\/such\/folder: .*: make it, or correct/);
});

test('the template, and what systems and editors keep beside files, is no post', () => {
  symlinkSync('editor@machine.1234', join(folder, '.#a.md'));
  const names = ['a.md', '_template.md', '._a.md', '#a.md#', 'a.md~', '.DS_Store'];
  expect(saidOf(Object.fromEntries(names.map((name) => [name, post])))).toBe('a');
});

test('a byte order mark, the lines of Windows and rules in the text are no fault', () => {
  expect(saidOf({ 'a.md': `\uFEFF${post}\n---\n\nb`.replaceAll('\n', '\r\n') })).toBe('a');
});

test('in development drafts are shown, and what cannot be read is left out', () => {
  const files = {
    'a.md': post,
    'marked.md': withFields('draft: true\n'),
    'ahead.md': post.replace('2026-04-08', '2999-01-01'),
    'ready.md': withFields('draft: false\n'),
    // As other tools mark them.
    'b.md': withFields('published: false\n'),
    'c.md': withFields('status: In review\n'),
  };
  expect(saidOf(files)).toBe('a,ready');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(saidOf(files)).toBe('ahead,a,b,c,marked,ready');
  expect(postsIn(folder).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['A post', '[Draft] A post', '[From 2999-01-01] A post']),
  );
  expect(saidOf({ 'broken.md': 'Text' })).toBe('ahead,a,b,c,marked,ready');
  jest.restoreAllMocks();
});
