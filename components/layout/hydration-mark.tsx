'use client';

import { useEffect } from 'react';
import type { Marked, StateAttributes } from '@/client/attributes';

/**
 * Says when the page's islands are ready: the boot script then repeats what a visitor pressed before. On the development
 * server, which has no boot script, it starts what that would do. A client component because only an effect knows.
 */
export function HydrationMark() {
  useEffect(() => {
    (document.documentElement as Marked<StateAttributes>).dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
    if (process.env.NODE_ENV === 'development') startOwnScripts();
  }, []);
  return null;
}

async function startOwnScripts() {
  const { followVisitor } = await import('@/client/header');
  followVisitor();
  await import('@/client/vitals');
}
