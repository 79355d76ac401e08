import { useEffect, useState } from 'react';

/** The last answer; without a value where what was asked for failed. */
interface Answer<Value> {
  key: string;
  came?: { value: Value };
}

/**
 * What `load` resolves to: asked for again when `key` changes, and not at all while there is none. The last value
 * stays until the next is there, and what is no longer wanted is aborted and never shown. What failed is asked for
 * again by `retry`, and by itself when the network returns.
 */
export function useAsync<Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
) {
  const [last, setLast] = useState<Answer<Value>>();
  const [attempt, setAttempt] = useState(1);

  function retry() {
    setLast(undefined);
    setAttempt((before) => before + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when something else is wanted, or once more.
  useEffect(() => {
    if (key === undefined || (last?.key === key && last.came)) return;
    const asking = new AbortController();
    const { signal } = asking;
    load(signal).then(
      (value) => !signal.aborted && setLast({ key, came: { value } }),
      () => {
        if (signal.aborted) return;
        setLast({ key });
        addEventListener('online', retry, { once: true, signal });
      },
    );
    return () => asking.abort();
  }, [key, attempt]);

  return {
    state: stateOf(key, last),
    value: key === undefined ? undefined : last?.came?.value,
    retry,
  };
}

export type AsyncState = 'idle' | 'loading' | 'failed' | 'ready';

function stateOf(key: string | undefined, last: Answer<unknown> | undefined): AsyncState {
  if (key === undefined) return 'idle';
  if (last?.key !== key) return 'loading';
  return last.came ? 'ready' : 'failed';
}
