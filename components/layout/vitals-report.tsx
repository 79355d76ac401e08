'use client';

import { useEffect } from 'react';

/**
 * Reports how fast the page was, once a visitor did something on it. A client component because only
 * the browser knows; the library is fetched where there is somewhere to report to, and in development.
 */
export function VitalsReport({ url }: { url: string | undefined }) {
  useEffect(() => {
    import('@/lib/vitals').then(
      ({ reportVitals }) => reportVitals(url),
      () => {}, // What is measured must not break what is measured.
    );
  }, [url]);
  return null;
}
