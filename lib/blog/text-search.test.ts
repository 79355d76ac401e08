import type { PostSummary } from './post';
import { textSearch } from './text-search';
import { initialOf, initials, toSteps, wordsOf } from './words';

const post = (id: string, content?: string): PostSummary & { content?: string } => ({
  id,
  title: id,
  category: '',
  author: '',
  date: '2026-01-01',
  summary: '',
  ...(content !== undefined && { content }),
});

const posts = ['a', 'b', 'c'].map((id) => post(id));
const index = { stamp: 'one', posts };

describe('the search in texts', () => {
  test('finds posts by the beginnings of their words', () => {
    const words = { kerberos: toSteps([0, 2]), kernel: toSteps([1]) };
    const has = textSearch(index, () => ({ stamp: 'one', words }));
    expect(posts.filter((one) => has(one, 'kerb')).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(posts.filter((one) => has(one, 'ker'))).toHaveLength(3);
    expect(posts.filter((one) => has(one, 'x'))).toHaveLength(0);
  });

  test('finds nothing in files of another build, or in none', () => {
    const words = { kernel: [0] };
    expect(textSearch(index, () => ({ stamp: 'two', words }))(post('a'), 'kernel')).toBe(false);
    expect(textSearch(undefined, () => undefined)(post('a'), 'kernel')).toBe(false);
  });

  test('reads a text that is at hand', () => {
    const has = textSearch(undefined, () => undefined);
    expect(has(post('new', 'Log **Kerberos** tickets'), 'kerb')).toBe(true);
    expect(has(post('new', 'Log tickets'), 'kerb')).toBe(false);
  });

  test('files every word under an initial that has a file', () => {
    for (const word of wordsOf('Ärger 27001 日本 naïve _x')) {
      expect(initials).toContain(initialOf(word));
    }
    expect(initialOf('日本')).toBe('_');
  });
});
