/** @jest-environment node */
import { readFrontMatter } from './front-matter';

test.each([
  ['plain', '---\ntitle: A\n---\nText\n', { title: 'A' }, 'Text\n'],
  ['lines of Windows', '---\r\ntitle: A\r\n---\r\nText\r\n', { title: 'A' }, 'Text\r\n'],
  ['JSON', '---\n{"title": "A: B"}\n---\nText', { title: 'A: B' }, 'Text'],
  ['a rule in the text', '---\ntitle: A\n---\na\n\n---\n\nb', { title: 'A' }, 'a\n\n---\n\nb'],
  ['hyphens in a value', '---\ntitle: A --- B\n---\n', { title: 'A --- B' }, ''],
  ['a day', '---\ndate: 2026-04-08\n---\n', { date: '2026-04-08' }, ''],
  ['nothing after the fence', '---\ntitle: A\n---', { title: 'A' }, ''],
])('front matter with %s is read', (_, text, fields, content) => {
  expect(readFrontMatter(text)).toEqual({
    fields,
    faults: [],
    content,
    headLines: text.slice(0, text.length - content.length).split('\n').length - 1,
  });
});

test.each([
  ['none', 'Text', 'there is no front matter: begin the file with a line of three hyphens'],
  ['code', '---js\n{ title: process.exit(3) }\n---\n', 'there is no front matter'],
  ['no end', '---\ntitle: A\n\nText', 'the front matter has no end: close it'],
  ['no fields', '---\n- a\n---\n', 'the front matter has no fields'],
  ['nothing', '---\n---\n', 'the front matter has no fields'],
  ['a colon too many', '---\ndate: x\ntitle: A: B\n---\n', 'line 3: the front matter is no YAML ('],
  ['a field twice', '---\ntitle: A\ntitle: B\n---\n', 'take one of the two lines out'],
  ['aliases that multiply', `---\na: &a [x,x,x]\n${bombs()}---\n`, 'the front matter is no YAML ('],
])('front matter with %s is refused in one sentence', (_, text, message) => {
  expect(() => readFrontMatter(text)).toThrow(message);
  expect(() => readFrontMatter(text)).toThrow(/^[^\n]+: [^\n]+$/);
});

/** Six lists of nine aliases each: half a million values of a few bytes. */
function bombs(): string {
  const names = [...'abcdefg'];
  return names
    .slice(1)
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${names[index]}`).join()}]\n`)
    .join('');
}
