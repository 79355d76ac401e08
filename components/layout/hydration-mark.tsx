'use client';

import { useEffect } from 'react';

/**
 * Says when the page's islands are ready: the boot script then repeats what a visitor pressed before.
 * A client component because only an effect knows.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
