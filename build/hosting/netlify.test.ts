/** @jest-environment node */
import { fixtureTables } from './fixture-tables';
import { netlifyConfig } from './netlify';

const rules = netlifyConfig(fixtureTables)
  .split('[[redirects]]\n')
  .slice(1)
  .map((rule) => rule.trim().split('\n'));

test('spellings are forced, but for those that it takes for the path itself', () => {
  const forced = rules.filter((rule) => rule.includes('force = true'));
  expect(forced.map(([from, to]) => [from, to])).toEqual([
    ['from = "/About"', 'to = "/about"'],
    ['from = "/about.html"', 'to = "/about"'],
    ['from = "/Blog/*"', 'to = "/blog/:splat"'],
  ]);
  for (const rule of forced) expect(rule).toContain('status = 301');
});

test('a rewrite comes last and gives way to files', () => {
  expect(rules.at(-1)).toEqual([
    'from = "/blog/*"',
    'to = "/blog/post"',
    'status = 200',
    'force = false',
  ]);
});
