import { useEffect, useRef, useState } from 'react';

const PATIENCE = 8_000; // ms

/** JSON files of this site, each fetched once, when it is first asked for. */
export function useFiles(paths: readonly string[]) {
  const [files, setFiles] = useState<ReadonlyMap<string, unknown>>(new Map());
  const asked = useRef(new Set<string>());
  const key = paths.join();

  useEffect(() => {
    for (const path of key ? key.split(',') : []) {
      if (asked.current.has(path)) continue;
      asked.current.add(path);
      readJson(path).then((content) => setFiles((known) => new Map(known).set(path, content)));
    }
  }, [key]);

  return {
    files,
    loading: paths.some((path) => !files.has(path)),
    failed: paths.some((path) => files.has(path) && files.get(path) === undefined),
    /** Asks once more for what did not arrive. */
    retry: () => {
      const arrived = [...files].filter(([, content]) => content !== undefined);
      asked.current = new Set(arrived.map(([path]) => path));
      setFiles(new Map(arrived));
    },
  };
}

async function readJson(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
