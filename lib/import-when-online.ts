/**
 * Imports a part of an island that is fetched when it is wanted. Where that fails (the network is down, or a
 * deploy took the file away), says so to `onFailed` and tries again each time the network returns.
 * `signal` ends the waiting.
 */
export async function importWhenOnline<Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
  onFailed: (error: unknown) => void = () => {},
): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!signal.aborted) onFailed(error);
      await new Promise((resolve) => addEventListener('online', resolve, { once: true, signal }));
    }
  }
}
