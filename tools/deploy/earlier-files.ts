import { sourceHash } from '../../build/content-hash';
import { immutablePrefixes } from '../../build/hosting/hosting';
import type { BuildRecord } from '../../build/outputs/build-record';
import { buildRecordPath } from '../../lib/file-paths';

/** How many days a page may stay open: as long, the files of its release are kept. */
export const KEPT_DAYS = 14;

/** Which files of earlier releases stand beside a release, by address, and when each may go; written at a deploy. */
export type EarlierFiles = Readonly<Record<string, { hash: string; until: string }>>;

/** Where a deployed release says so. */
export const earlierFilesPath = '/earlier.json';

/** Reads a file of the release that is served now, by its address; undefined where it is not there. */
export type ReadServed = (path: string) => Promise<Buffer | undefined>;

/** The release at an origin. */
export function servedAt(origin: string): ReadServed {
  return async (path) => {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) });
    const content = Buffer.from(await answer.arrayBuffer());
    return answer.ok ? content : undefined;
  };
}

/**
 * What the next release keeps of the one that is served: its immutable files, and those that it keeps itself and that
 * are not due. The content of each is compared with its hash.
 * @throws where nothing says what is served.
 */
export async function readEarlierFiles(read: ReadServed, next: BuildRecord, now: Date) {
  const { files }: BuildRecord = await read(buildRecordPath)
    .then((served) => JSON.parse(String(served)))
    .catch(({ message }: Error) => {
      throw new Error(
        `${buildRecordPath} of the release that is served cannot be read (${message}), so none of its scripts would be kept: see that it is served, or say --fresh where nothing is.`,
      );
    });
  // A release that was put there by hand has none.
  const earlier: EarlierFiles = await read(earlierFilesPath)
    .then((served) => JSON.parse(String(served)))
    .catch(() => ({}));
  const until = new Date(now.getTime() + KEPT_DAYS * 24 * 3_600_000).toISOString();
  const kept: Record<string, EarlierFiles[string]> = {};
  const contents = new Map<string, Buffer>();
  const missing: string[] = [];
  const candidates = Object.entries({
    ...earlier,
    ...Object.fromEntries(Object.entries(files).map(([path, hash]) => [path, { hash, until }])),
  }).filter(
    ([path, file]) => isImmutable(path) && !(path in next.files) && file.until > now.toISOString(),
  );
  for (const [path, file] of candidates) {
    const content = await read(path).catch(() => undefined);
    if (content && sourceHash('sha256', content) === file.hash) {
      kept[path] = file;
      contents.set(path, content);
    } else missing.push(path);
  }
  return { kept, contents, missing };
}

/** Whether an address is below one of the prefixes as it stands, without a step upwards. */
function isImmutable(path: string): boolean {
  const { pathname } = new URL(path, 'https://a.example');
  return pathname === path && immutablePrefixes.some((prefix) => path.startsWith(prefix));
}
