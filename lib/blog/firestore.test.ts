/** @jest-environment node */
import { postOf } from './firestore';

const stored = { title: 'A', category: 'PenTesting', author: 'B', date: '2999-01-01' };

test('a document is a post, whatever its day', () => {
  expect(postOf('a', stored)?.id).toBe('a');
});

test('of a document without a date, which no ordered read finds, the build says so by its id', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { date: _, ...undated } = stored;
  expect(postOf('undated', undated)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('blogs/undated is skipped: date: must be a date, YYYY-MM-DD.');
  warn.mockRestore();
});

test('a draft is skipped without a word, and what is no post with one', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(postOf('a', { ...stored, draft: true })).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  expect(postOf('a', { ...stored, draft: 'yes' })).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('blogs/a is skipped: draft: must be true or false.');
  warn.mockRestore();
});
