import { filterPosts, noFilters, optionsOf, readFilters, writeFilters } from './filters';
import { mergePosts, type PostSummary } from './post';

const post = (id: string, fields: Partial<PostSummary> = {}): PostSummary => ({
  id,
  title: `About ${id}`,
  category: 'PenTesting',
  author: 'SOC Team',
  date: '2026-01-01',
  summary: '',
  ...fields,
});

const posts = [
  post('api', { title: 'What an API test finds', date: '2026-03-01' }),
  post('café', { author: 'Advisory Team', summary: 'Zürich' }),
  post('cloud', { category: 'Cloud Security', audience: 'engineers' }),
];
const idsFor = (asked: Partial<typeof noFilters>) =>
  filterPosts(posts, { ...noFilters, ...asked }).map(({ id }) => id);

describe('the filters', () => {
  test.each([
    ['everything when empty', {}, ['api', 'café', 'cloud']],
    ['by AND', { category: 'PenTesting', author: 'SOC Team' }, ['api']],
    ['nothing', { category: 'PenTesting', date: '2026-01-01', q: 'test' }, []],
    ['by no part of a day', { date: '2026-03' }, []],
    ['words by their beginnings, without case', { q: 'FIN api' }, ['api']],
    ['whom a post is for, by the text', { q: 'for engin' }, ['cloud']],
    ['words of every field', { q: 'zurich advis' }, ['café']],
    ['no ends of words', { q: 'inds' }, []],
  ])('let through %s', (_, asked, ids) => {
    expect(idsFor(asked)).toEqual(ids);
  });

  test('look into a text that is at hand', () => {
    const fresh = { ...post('new'), content: 'Log **Kerberos** tickets. 備份與還原必須每季演練' };
    const search = (q: string) => filterPosts([fresh], { ...noFilters, q });
    expect(search('kerb about')).toEqual([fresh]);
    expect(search('erberos')).toEqual([]);
    expect(search('演練 還原')).toEqual([fresh]);
  });

  test('go into an address and back', () => {
    const asked = { ...noFilters, category: 'AI & Security', q: 'a+b %' };
    const address = writeFilters(asked);
    expect(readFilters(new URLSearchParams(address))).toEqual(asked);
    expect(writeFilters(noFilters)).toBe('');
  });
});

test('the filters offer the categories and authors of the posts that are listed, and no others', () => {
  const guest = post('guest', { category: 'Hardware', author: 'Guest' });
  const known = optionsOf(posts);
  expect(optionsOf([guest], known)).toEqual({
    categories: ['Cloud Security', 'PenTesting', 'Hardware'],
    authors: ['Advisory Team', 'Guest', 'SOC Team'],
  });
});

test('merging adds, changes and sorts, and loses only what was withdrawn', () => {
  const fresh = [post('new', { date: '2026-05-01' }), post('cloud', { title: 'Changed' })];
  const merged = (since?: string) =>
    mergePosts(posts, fresh, since)
      .map(({ id }) => id)
      .join();
  expect(merged()).toBe('new,api,café,cloud');
  expect(mergePosts(posts, fresh).at(-1)?.title).toBe('Changed');
  expect(merged('')).toBe('new,cloud');
  expect(merged('2026-02-01')).toBe('new,café,cloud');
});
