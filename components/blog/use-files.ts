import { useEffect, useRef, useState } from 'react';

const FETCH_TIMEOUT_MS = 8_000;

/**
 * JSON files of this site, each fetched once, when it is first asked for. `isSound` tells whether a file's content
 * is what it should be; what is not counts as not arrived, like what a host answers with a page of its own.
 */
export function useFiles(paths: readonly string[], isSound: (content: unknown) => boolean) {
  const [files, setFiles] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [attempt, setAttempt] = useState(1);
  const asked = useRef(new Set<string>());
  const key = paths.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks for what is missing.
  useEffect(() => {
    for (const path of key ? key.split(',') : []) {
      if (asked.current.has(path)) continue;
      asked.current.add(path);
      readJson(path).then((content) =>
        setFiles((known) => new Map(known).set(path, isSound(content) ? content : undefined)),
      );
    }
  }, [key, attempt]);

  return {
    files,
    loading: paths.some((path) => !files.has(path)),
    failed: paths.some((path) => files.has(path) && files.get(path) === undefined),
    /** Asks once more for what did not arrive. */
    retry: () => {
      const arrived = [...files].filter(([, content]) => content !== undefined);
      asked.current = new Set(arrived.map(([path]) => path));
      setFiles(new Map(arrived));
      setAttempt(attempt + 1);
    },
  };
}

async function readJson(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
