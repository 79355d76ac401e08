import { postsAmong } from './post-index';

const post = (id: string) => ({ id, title: id, category: '', author: '', date: '', summary: '' });
const index = { stamp: 'one', posts: ['a', 'b', 'c'].map(post) };
const searched = { stamp: 'one', results: ['en_1', '', 'en_3'] };

test('the search index’s answers name posts by their place', () => {
  const hits = [{ id: 'en_3' }, { id: 'en_page' }];
  expect([...postsAmong(hits, index, searched)]).toEqual(['c']);
});

test('files of two builds are not mixed, and a missing one finds nothing', () => {
  const hits = [{ id: 'en_1' }];
  expect(postsAmong(hits, index, { ...searched, stamp: 'two' }).size).toBe(0);
  expect(postsAmong(hits, undefined, searched).size).toBe(0);
  expect(postsAmong(hits, index, undefined).size).toBe(0);
});
