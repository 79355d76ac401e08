import { useEffect, useState } from 'react';

/**
 * A part of an island that is fetched when it is wanted: its module once it is there. Where fetching fails (the
 * network is down, or a deploy took the file away), `onFailed` is told, and it is tried again each time the network
 * returns. `load` is one import, the same at every render.
 */
export function useImport<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  onFailed: () => void = () => {},
): Module | undefined {
  const [imported, setImported] = useState<Module>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, when it is wanted.
  useEffect(() => {
    if (!wanted) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    async function attempt() {
      try {
        const module = await load();
        if (!signal.aborted) setImported(() => module);
      } catch {
        if (signal.aborted) return;
        onFailed();
        addEventListener('online', attempt, { once: true, signal });
      }
    }
    attempt();
    return () => waiting.abort();
  }, [wanted]);

  return imported;
}
