import { isPublished } from './published';

test.each([
  ['on its day', { date: '2026-04-08' }, true],
  ['after it', { date: '2026-04-07' }, true],
  ['before it', { date: '2026-04-09' }, false],
  ['while it is marked', { date: '2026-04-07', draft: true }, false],
  ['once the mark says no', { date: '2026-04-07', draft: false }, true],
])('whether a post is out %s', (_, post, out) => {
  expect(isPublished(post, '2026-04-08')).toBe(out);
});
