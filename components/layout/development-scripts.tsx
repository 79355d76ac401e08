'use client';

import { useEffect } from 'react';

/**
 * On the development server, which has no boot script, starts what that would do, once Next has hydrated the page. A client
 * component because only an effect knows.
 */
export function DevelopmentScripts() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    import('@/client/header').then(({ followVisitor }) => followVisitor());
    import('@/client/vitals');
  }, []);
  return null;
}
