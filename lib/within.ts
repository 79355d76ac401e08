/**
 * A promise that is not waited for longer than `timeoutMs`: EmailJS's requests and the Firestore SDK
 * have no limit of their own.
 * @throws a TimeoutError when the time is up, else what the promise threw.
 */
export async function within<T>(timeoutMs: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`no answer within ${timeoutMs / 1000} s`, 'TimeoutError')),
      timeoutMs,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const FETCH_TIMEOUT_MS = 8_000;

/**
 * A JSON file of this site.
 * @throws when it does not come in time, or is not what it should be, like a page that a host answers in its place.
 */
export async function readJson<Content>(
  path: string,
  isSound: (content: unknown) => content is Content,
): Promise<Content> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  const content: unknown = answer.ok && (await answer.json());
  if (!isSound(content)) throw new Error(`${path} is not what it should be.`);
  return content;
}
