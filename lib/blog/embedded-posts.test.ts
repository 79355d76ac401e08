/** @jest-environment node */
import { postCategories } from '@/content/blog';
import { postsIn } from './post-folder';
import { isFileName } from './post-id';

const posts = postsIn('content/posts');
const MONTHS = 18;

describe('the embedded posts', () => {
  test('are at least twelve, newest first, each with an address of its own', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(posts.map(({ date }) => date)).toEqual(
      posts.map(({ date }) => date).sort((a, b) => b.localeCompare(a)),
    );
    expect(posts.filter(({ id }) => !isFileName(id))).toEqual([]);
  });

  test.each([...postCategories])('are three or more in %s', (category) => {
    const inCategory = posts.filter((post) => post.category === category);
    expect(inCategory.length).toBeGreaterThanOrEqual(3);
  });

  test('are in no other category, and by at least three teams', () => {
    const categories: readonly string[] = postCategories;
    expect(posts.filter(({ category }) => !categories.includes(category))).toEqual([]);
    const authors = new Set(posts.map(({ author }) => author));
    expect(authors.size).toBeGreaterThanOrEqual(3);
    for (const author of authors) expect(author).toMatch(/ Team$/);
  });

  test.each(posts.map(({ id, content }) => [id, content] as const))(
    '%s has 600 to 1,400 words and names its sources',
    (_, content) => {
      const words = content.split(/\s+/).filter((word) => /\w/.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(1400);
      expect(content).toMatch(/\]\(https:\/\//);
    },
  );

  test('have summaries that search results can show', () => {
    for (const { id, summary } of posts) {
      expect(`${id}: ${summary.length >= 50 && summary.length <= 160}`).toBe(`${id}: true`);
    }
  });

  test(`were written over ${MONTHS} months`, () => {
    const newest = new Date(posts[0]?.date ?? '');
    const since = new Date(newest);
    since.setUTCMonth(newest.getUTCMonth() - MONTHS);
    for (const { date } of posts) expect(new Date(date) >= since).toBe(true);
    expect(new Set(posts.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(10);
  });
});
