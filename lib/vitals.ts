import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures this page's web vitals, those before the call included, and sends them to an address as one
 * JSON list of `{ name, value, rating, page }` when the page is left. Values are ms, but CLS's.
 * Without an address they go to the console.
 */
export function reportVitals(url: string | undefined) {
  const waiting = new Map<string, object>();

  function note({ name, value, rating }: Metric) {
    const vital = { name, value, rating, page: location.pathname };
    // biome-ignore lint/suspicious/noConsole: in development this is where they are read.
    if (!url) console.info('web vitals', vital);
    waiting.set(name, vital);
  }

  function send() {
    if (!url || document.visibilityState !== 'hidden' || waiting.size === 0) return;
    navigator.sendBeacon(url, JSON.stringify([...waiting.values()]));
    waiting.clear();
  }

  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note);
  // After the library's own listeners, which settle the last values.
  addEventListener('visibilitychange', send);
}
