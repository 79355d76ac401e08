import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blog } from '@/content/blog';
import { ListingNotice } from './listing-notice';

const result = { filtered: true, loading: false, failed: false, retry: () => {}, posts: [1, 2] };

test('a result is counted aloud', () => {
  render(<ListingNotice result={result} newest="ready" />);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(`2 ${blog.count.many}`);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a result that may be incomplete says so, and tries again when asked', async () => {
  const retry = jest.fn();
  render(<ListingNotice result={{ ...result, failed: true, retry }} newest="failed" />);
  expect(screen.getByRole('alert')).toHaveTextContent(blog.listing.incomplete);
  await userEvent.click(screen.getByRole('button', { name: blog.listing.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ['loading', blog.listing.checking],
  ['failed', blog.listing.outOfDate],
  ['ready', ''],
] as const)('a refresh that is %s says “%s”', (newest, words) => {
  render(<ListingNotice result={{ ...result, filtered: false }} newest={newest} />);
  expect(screen.getAllByRole('status')[1]?.textContent).toBe(words);
});
