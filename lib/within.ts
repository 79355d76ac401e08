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
 * A JSON file that the build wrote.
 * @throws when it does not come in time, or is none, like a page that a host answers in its place.
 */
export async function readJson<Content>(path: string): Promise<Content> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}
