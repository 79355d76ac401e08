/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useAsync } from './use-async';

/** Loads that the test itself answers, by what they were asked for. */
function answerable(first?: string) {
  const asked: { signal: AbortSignal; come(value: string): void; fail(): void }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((come, reject) => {
      asked.push({ signal, come, fail: () => reject(new Error('lost')) });
    });
  const { result, rerender } = renderHook(({ key }) => useAsync(key, load), {
    initialProps: { key: first },
  });
  return {
    asked,
    result,
    ask: (key?: string) => rerender({ key }),
    shown: () => [result.current.state, result.current.value],
  };
}

test('an answer is asked for once, stays until the next, and is not shown when it comes late', async () => {
  const { asked, ask, shown } = answerable();
  expect(shown()).toEqual(['idle', undefined]);
  ask('a');
  expect(shown()).toEqual(['loading', undefined]);
  await act(async () => asked[0]?.come('A'));
  ask();
  ask('a');
  expect(shown()).toEqual(['ready', 'A']);
  ask('b');
  ask('c');
  expect(shown()).toEqual(['loading', 'A']);
  expect(asked[1]?.signal.aborted).toBe(true);
  await act(async () => asked[2]?.come('C'));
  await act(async () => asked[1]?.come('B'));
  expect(shown()).toEqual(['ready', 'C']);
});

test('what failed is asked for again by a press, and when the network returns', async () => {
  const { asked, shown, result } = answerable('a');
  await act(async () => asked[0]?.fail());
  expect(shown()).toEqual(['failed', undefined]);
  act(() => result.current.retry());
  await act(async () => asked[1]?.fail());
  act(() => void dispatchEvent(new Event('online')));
  await act(async () => asked[2]?.come('A'));
  act(() => void dispatchEvent(new Event('online')));
  expect(shown()).toEqual(['ready', 'A']);
  expect(asked).toHaveLength(3);
});
