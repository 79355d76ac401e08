'use client';

import { useEffect } from 'react';
import { followVisitor } from '@/client/header';
import { reportVitals } from '@/client/report-vitals';

/**
 * What the export's own scripts do, for the development server, which has none of them. A client component because
 * both listen in the browser.
 */
export function DevelopmentFrame() {
  useEffect(() => {
    followVisitor();
    reportVitals(undefined);
  }, []);
  return null;
}
