import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SITE_ROOT = mkdtempSync(join(tmpdir(), 'posts-'));
Object.assign(process.env, { NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo', SITE_ROOT });

const stored = { title: 'A', category: 'PenTesting', author: 'SOC Team', date: '2026-01-01' };

const documents: Record<string, Record<string, unknown>> = {
  one: stored,
  two: stored,
  Two: stored,
  newer: { ...stored, date: { seconds: 1_780_000_000, nanoseconds: 0 } },
  waiting: { ...stored, published: false },
  'in-review': { ...stored, status: 'draft' },
  elsewhere: { ...stored, isDraft: true },
  strange: { ...stored, by: 'C', picture: 'ms-msdt:/id' },
};

jest.mock('../lib/blog/collection', () => ({
  ...jest.requireActual('../lib/blog/collection'),
  async *readEveryDocument() {
    for (const [id, data] of Object.entries(documents)) yield { id, data };
  },
}));

test('the build tells of each document that goes astray, and publishes no draft', async () => {
  const { checkPosts } = await import('./check-posts');
  const said = (await checkPosts()).join('\n');
  const copied = JSON.parse(readFileSync(join(SITE_ROOT, 'posts.json'), 'utf8'));
  const ids = copied.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['one', 'two', 'Two', 'newer', 'strange']);
  for (const sentence of [
    'blogs/newer, date: is a timestamp, and that of blogs/strange is text: visitors would miss',
    'blogs/two and blogs/Two: both have the id “Two”, for case does not count',
    'blogs/waiting, published: false keeps it off the pages, but anybody may read it',
    'blogs/in-review, status: draft keeps it off',
    'blogs/elsewhere, isDraft: true keeps it off',
    'blogs/strange, by: no field of a post: take it out',
    'blogs/strange, picture: “ms-msdt:/id” is no address of a picture',
  ])
    expect(said).toContain(sentence);
});
