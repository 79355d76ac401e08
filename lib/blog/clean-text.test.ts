import { cleanLine, cleanText } from './clean-text';

test.each([
  ['controls', 'a\u0000b\u000Bc\u001Fd\u007Fe\u0085f', 'abcdef'],
  ['halves of characters', 'a\uD800b\uDC00c', 'abc'],
  ['no characters', 'a\uFFFEb\u{1FFFF}c', 'abc'],
  ['marks without room', 'a\u200Bb\u2060c\uFEFFd', 'abcd'],
])('a text loses %s', (_, dirty, clean) => {
  expect(cleanText(dirty)).toBe(clean);
});

test('a text keeps what it needs', () => {
  const kept = 'tab\t, line\r\n, 👩‍💻, می‌خواهم, \u202Eturned\u202C';
  expect(cleanText(kept)).toBe(kept);
});

test('a line has no turns, no breaks, and an end', () => {
  expect(cleanLine(' a\u202Eb\u2066c\u200Fd\n\n\te\u2028f ', 99)).toBe('abcd e f');
  expect(cleanLine('w'.repeat(1_000_000), 5)).toBe('wwwww…');
  expect(cleanLine('abcd👩', 5)).toBe('abcd…');
});
