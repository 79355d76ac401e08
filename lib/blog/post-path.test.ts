/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { faultOfId, idAt, postPath } from './post-path';

test.each(['first-hour', 'k3Yz0PqRs7TuVwXy12Ab', '2026_in_review'])(
  'a post “%s” has an address, which names it',
  (id) => {
    expect(faultOfId(id)).toBeUndefined();
    expect(idAt(postPath(id))).toBe(id);
  },
);

test.each(['', 'a b', 'x.html', 'a/b', '日本', '__all__', '%zz', 'x'.repeat(181)])(
  '“%.30s” is no id',
  (id) => {
    expect(faultOfId(id)).toMatch(/^must be of letters/);
    expect(idAt(`/blog/${id}`)).toBeUndefined();
  },
);

const below = readdirSync('app/blog', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

test.each([...below.map(({ name }) => name), 'post', 'Post', 'index', '404'])(
  '“%s” is not free for a post',
  (id) => {
    expect(faultOfId(id)).toBeDefined();
  },
);
