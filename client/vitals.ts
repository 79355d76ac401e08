import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Set by the build; the development server knows no such name. */
declare const VITALS_URL: string | undefined;
const vitalsUrl = typeof VITALS_URL === 'undefined' ? undefined : VITALS_URL;

/** Set where a visitor asked not to be followed, by Global Privacy Control. */
const { globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;

/**
 * Fetched by the boot script at idle, where an address is configured: visitors who touch nothing count too. Measures this
 * page's web vitals, those before included, and sends them in one beacon when the page is left first:
 * `{ path, navigationType, LCP, … }`, in ms, but CLS. Nothing in it tells who the visitor is. Without an address they go
 * to the console.
 */
function reportVitals() {
  const values: Record<string, number> = {};
  let navigationType: string | undefined;

  function note(metric: Metric) {
    navigationType = metric.navigationType;
    values[metric.name] = metric.value;
    // biome-ignore lint/suspicious/noConsole: in development this is where they are read.
    if (!vitalsUrl) console.info('web vitals', metric.name, metric.value, metric.rating);
  }

  function leave() {
    if (!vitalsUrl || document.visibilityState !== 'hidden' || !navigationType) return;
    navigator.sendBeacon(
      vitalsUrl,
      JSON.stringify({ path: location.pathname, navigationType, ...values }),
    );
    removeEventListener('visibilitychange', leave);
  }

  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note);
  // After the library's own listeners, which settle the last values.
  addEventListener('visibilitychange', leave);
}

if (!globalPrivacyControl) reportVitals();
