'use client';

import { useEffect } from 'react';
import { followVisitor } from '@/lib/page-frame/follow-visitor';
import { reportVitals } from '@/lib/vitals';

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
