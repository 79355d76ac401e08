/**
 * A promise that does not wait longer than `patience` ms: EmailJS's requests and the Firestore SDK
 * have no limit of their own.
 * @throws an Error when the time is up, else what the promise threw.
 */
export async function within<T>(patience: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience / 1000} s`)), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
