/** @jest-environment node */
import { postOf } from './firestore';

const stored = { title: 'A', category: 'PenTesting', author: 'B', date: '2999-01-01' };

test.each([
  ['a post of any day', {}, 'a', undefined],
  ['a draft', { draft: true }, undefined, undefined],
  ['not published', { published: false }, undefined, undefined],
  ['a draft by its status', { status: 'draft' }, undefined, undefined],
  ['a draft of another tool', { isDraft: true }, undefined, undefined],
  [
    'published by all marks',
    { draft: false, published: true, status: 'Published' },
    'a',
    undefined,
  ],
  ['no clear draft', { draft: 'yes' }, undefined, 'draft: must be true or false.'],
  // No ordered read finds it, so the build alone can say so.
  ['without a date', { date: undefined }, undefined, 'date: is missing.'],
])('a document that is %s is read, or skipped with a warning', (_, fields, id, said) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(postOf('a', { ...stored, ...fields })?.id).toBe(id);
  expect(warn.mock.calls.flat()).toEqual(said ? [`blogs/a is skipped: ${said}`] : []);
  warn.mockRestore();
});
