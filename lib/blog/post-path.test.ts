import { readdirSync } from 'node:fs';
import { faultOfId, idAt, postPath } from './post-path';

const below = readdirSync('app/blog', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(['first-hour', 'k3Yz0PqRs7TuVwXy12Ab', '2026_in_review'])('“%s” is an id', (id) => {
  expect(faultOfId(id)).toBeUndefined();
  expect(idAt(postPath(id))).toBe(id);
});

test.each([
  ...['', 'a b', 'x.html', 'a/b', '日本', '__all__', '%zz', 'x'.repeat(181)],
  ...[...below, 'post', 'Post', 'index', '404'],
])('“%.30s” is no id, or not free for a post', (id) => {
  expect(faultOfId(id)).toBeDefined();
  expect(idAt(`/blog/${id}`)).toBeUndefined();
});
