import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Where the build was told to report web vitals; the development server knows no such name. */
declare const VITALS_URL: string | undefined;
const url = typeof VITALS_URL === 'undefined' ? undefined : VITALS_URL;

interface Measured extends Navigator {
  /** Set where a visitor asked not to be followed, by Global Privacy Control. */
  globalPrivacyControl?: boolean;
  connection?: { effectiveType?: string };
}

/**
 * Fetched by the boot script at idle, where an address is configured: visitors who touch nothing count too. Measures this
 * page's web vitals, those before included, and sends them in one beacon when the page is
 * left first: `{ path, navigationType, connection, LCP, INP, … }`, in ms, but CLS. Nothing in it tells who the visitor
 * is, and nothing is measured where Global Privacy Control is set. Without an address they go to the console.
 */
function reportVitals() {
  const { globalPrivacyControl, connection }: Measured = navigator;
  if (globalPrivacyControl) return;
  const values: Record<string, number> = {};
  let navigationType: string | undefined;

  function note(metric: Metric) {
    navigationType = metric.navigationType;
    values[metric.name] = metric.value;
    // biome-ignore lint/suspicious/noConsole: in development this is where they are read.
    if (!url) console.info('web vitals', metric.name, metric.value, metric.rating);
  }

  function send() {
    if (!url || document.visibilityState !== 'hidden' || !navigationType) return;
    const vitals = {
      path: location.pathname,
      navigationType,
      connection: connection?.effectiveType,
      ...values,
    };
    navigator.sendBeacon(url, JSON.stringify(vitals));
    removeEventListener('visibilitychange', send);
  }

  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note);
  // After the library's own listeners, which settle the last values.
  addEventListener('visibilitychange', send);
}

reportVitals();
