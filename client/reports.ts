import {
  type MetricWithAttribution,
  onCLS,
  onFCP,
  onINP,
  onLCP,
  onTTFB,
} from 'web-vitals/attribution';
import { type FailureCause, FORM_FAILED } from '../lib/contact/failure';

/** Set by the build; the development server knows no such names. The second is empty where web vitals alone are wanted. */
declare const VITALS_URL: string | undefined;
declare const REPORTS_URL: string;
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
 * and the element that each was slow or moved at: `{ type, release, path, navigationType, connection, LCP, at, … }`, in
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
    send(vitalsUrl, { type: 'vitals', navigationType, connection: kind, ...values, at });
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

/**
 * Passes on why the form could not send, of which the event knows no more than the cause, and what the page's own policy
 * refused: one in the head of a page cannot name an endpoint, as that of the host does, whose reports browsers send.
 */
function reportFailures() {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: directive, blockedURI: blocked, originalPolicy } = event;
    if (!originalPolicy.includes('report-to'))
      send(REPORTS_URL, { type: 'policy', directive, blocked: blocked.slice(0, 200) });
  });
  addEventListener(FORM_FAILED, (event) => {
    send(REPORTS_URL, { type: 'form', cause: (event as CustomEvent<FailureCause>).detail });
  });
}

function send(url: string, report: object) {
  navigator.sendBeacon(
    url,
    JSON.stringify({ release: RELEASE, path: location.pathname, ...report }),
  );
}

if (!globalPrivacyControl) {
  reportVitals();
  if (vitalsUrl && REPORTS_URL) reportFailures();
}
