/**
 * A promise that is not waited for longer than `timeoutMs`: EmailJS's requests and the Firestore SDK
 * have no limit of their own.
 * @throws an Error when the time is up, else what the promise threw.
 */
export async function within<T>(timeoutMs: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${timeoutMs / 1000} s`)),
      timeoutMs,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
