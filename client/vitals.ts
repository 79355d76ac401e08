import {
  type MetricWithAttribution,
  onCLS,
  onFCP,
  onINP,
  onLCP,
  onTTFB,
} from 'web-vitals/attribution';

/** Set by the build; the development server knows no such names. */
declare const VITALS_URL: string | undefined;
declare const RELEASE: string;
const vitalsUrl = typeof VITALS_URL === 'undefined' ? undefined : VITALS_URL;

interface Measured extends Navigator {
  /** Set where a visitor asked not to be followed, by Global Privacy Control. */
  globalPrivacyControl?: boolean;
  connection?: { effectiveType?: string };
}
const { globalPrivacyControl, connection }: Measured = navigator;

/**
 * Fetched by the boot script at idle, where an address is configured: visitors who touch nothing count too. Measures this
 * page's web vitals, those before included, and sends them in one beacon when the page is left first, with the release
 * and the element that each was slow or moved at: `{ release, path, navigationType, connection, LCP, at, … }`, in
 * ms, but CLS. Nothing in it tells who the visitor is. Without an address they go to the console.
 */
function reportVitals() {
  const values: Record<string, number> = {};
  const at: Record<string, string> = {};
  let navigationType: string | undefined;

  function note(metric: MetricWithAttribution) {
    navigationType = metric.navigationType;
    values[metric.name] = metric.value;
    const element = elementOf(metric);
    if (element) at[metric.name] = element;
    // biome-ignore lint/suspicious/noConsole: in development this is where they are read.
    if (!vitalsUrl) console.info('web vitals', metric.name, metric.value, metric.rating, element);
  }

  function leave() {
    if (!vitalsUrl || document.visibilityState !== 'hidden' || !navigationType) return;
    const kind = connection?.effectiveType;
    const page = { release: RELEASE, path: location.pathname, navigationType, connection: kind };
    navigator.sendBeacon(vitalsUrl, JSON.stringify({ ...page, ...values, at }));
    removeEventListener('visibilitychange', leave);
  }

  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note);
  // After the library's own listeners, which settle the last values.
  addEventListener('visibilitychange', leave);
}

/** The element that a value is of, as a selector. */
function elementOf({ name, attribution }: MetricWithAttribution): string | undefined {
  if (name === 'LCP') return attribution.target;
  if (name === 'CLS') return attribution.largestShiftTarget;
  if (name === 'INP') return attribution.interactionTarget;
  return undefined;
}

if (!globalPrivacyControl) reportVitals();
