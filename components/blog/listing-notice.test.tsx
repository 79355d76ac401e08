import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blog } from '@/content/blog';
import { ListingNotice } from './listing-notice';

const result = { filtered: true, loading: false, failed: false, posts: [1, 2] };
const notice = (posts: readonly unknown[]) => (
  <ListingNotice result={{ ...result, posts }} onRetry={() => {}} newest="ready" />
);

test('a result is counted aloud once it has stayed the same for a second', () => {
  jest.useFakeTimers();
  const { rerender } = render(notice([]));
  const status = screen.getAllByRole('status')[0];
  rerender(notice([1, 2]));
  expect(screen.getByText(`2 ${blog.count.many}`)).toBeVisible();
  act(() => jest.advanceTimersByTime(900));
  rerender(notice([1, 2, 3]));
  act(() => jest.advanceTimersByTime(900));
  expect(status).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(100));
  expect(status).toHaveTextContent(`3 ${blog.count.many}`);
  jest.useRealTimers();
});

test('a result that may be incomplete says so, and tries again when asked', async () => {
  const retry = jest.fn();
  render(<ListingNotice result={{ ...result, failed: true }} onRetry={retry} newest="failed" />);
  expect(screen.getByRole('alert')).toHaveTextContent(blog.listing.incomplete);
  await userEvent.click(screen.getByRole('button', { name: blog.listing.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ['loading', blog.listing.checking],
  ['failed', blog.listing.outOfDate],
  ['ready', ''],
] as const)('a refresh that is %s says “%s”', (newest, words) => {
  render(
    <ListingNotice result={{ ...result, filtered: false }} onRetry={() => {}} newest={newest} />,
  );
  expect(screen.getAllByRole('status')[1]?.textContent).toBe(words);
});
