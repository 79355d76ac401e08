import { filterPosts, loosenings, noFilters, readFilters, writeFilters } from './filters';
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
  post('cloud', { category: 'Cloud Security' }),
];
const nowhere: ReadonlySet<string> = new Set();
const idsFor = (asked: Partial<typeof noFilters>, found = nowhere) =>
  filterPosts(posts, { ...noFilters, ...asked }, found).map(({ id }) => id);

describe('the filters', () => {
  test('let everything through when empty', () => {
    expect(idsFor({})).toEqual(['api', 'café', 'cloud']);
  });

  test('combine by AND', () => {
    expect(idsFor({ category: 'PenTesting' })).toEqual(['api', 'café']);
    expect(idsFor({ category: 'PenTesting', author: 'SOC Team' })).toEqual(['api']);
    expect(idsFor({ category: 'PenTesting', date: '2026-01-01', q: 'test' })).toEqual([]);
  });

  test('compare dates exactly', () => {
    expect(idsFor({ date: '2026-03-01' })).toEqual(['api']);
    expect(idsFor({ date: '2026-03' })).toEqual([]);
  });

  test('find words by their beginnings, without case and accents, in every field', () => {
    expect(idsFor({ q: 'FIN api' })).toEqual(['api']);
    expect(idsFor({ q: 'cafe' })).toEqual(['café']);
    expect(idsFor({ q: 'zurich advis' })).toEqual(['café']);
    expect(idsFor({ q: 'inds' })).toEqual([]);
  });

  test('let through what the search index found, where the other filters do', () => {
    const found = new Set(['cloud', 'api']);
    expect(idsFor({ q: 'bucket' }, found)).toEqual(['api', 'cloud']);
    expect(idsFor({ q: 'bucket', category: 'Cloud Security' }, found)).toEqual(['cloud']);
  });

  test('look into a text that is at hand', () => {
    const fresh = { ...post('new'), content: 'Log **Kerberos** tickets' };
    const search = (q: string) => filterPosts([fresh], { ...noFilters, q }, nowhere);
    expect(search('kerb about')).toEqual([fresh]);
    expect(search('erberos')).toEqual([]);
  });

  test('say which of them to drop, the most helpful first', () => {
    const asked = { category: 'Cloud Security', author: 'Advisory Team', date: '', q: '' };
    expect(loosenings(posts, asked, nowhere)).toEqual([
      { without: 'category', count: 1 },
      { without: 'author', count: 1 },
    ]);
  });

  test('go into an address and back', () => {
    const asked = { ...noFilters, category: 'AI & Security', q: 'a+b %' };
    const address = writeFilters(asked);
    expect(readFilters(new URLSearchParams(address))).toEqual(asked);
    expect(writeFilters(noFilters)).toBe('');
  });
});

test('merging adds, changes and sorts, and loses nothing', () => {
  const fresh = [post('new', { date: '2026-05-01' }), post('cloud', { title: 'Changed' })];
  const merged = mergePosts(posts, fresh);
  expect(merged.map(({ id }) => id)).toEqual(['new', 'api', 'café', 'cloud']);
  expect(merged.at(-1)?.title).toBe('Changed');
  expect(mergePosts(posts, [])).toHaveLength(posts.length);
});
