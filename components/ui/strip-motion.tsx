'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Selector } from '@/client/attributes';
import { carouselWords } from '@/content/interface';
import { windowOf } from '@/lib/carousel/strip-controls';
import { useAsync } from './use-async';

const loadMotion = () => import('./carousel-motion');

/** What reaches a strip: a pointer over it, a finger on it, the focus in it. */
const REACHING = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Has Embla move the strip that it stands in, once somebody reaches for that, unless it is paused. A client component
 * because dragging and arrow keys need script. It shows nothing: the strip is the server's, and no part of this root.
 */
export function StripMotion() {
  const place = useRef<HTMLSpanElement>(null);
  const allowed = useMotionAllowed();
  const [paused, setPaused] = useState(false);
  // The strip itself, once somebody reached for it.
  const [reached, setReached] = useState<HTMLElement>();
  // Until Embla is there, and without it, the strip moves by CSS.
  const Motion = useAsync(reached && 'motion', loadMotion).value?.default;
  const movable = reached !== undefined && allowed && !paused && Motion !== undefined;

  useEffect(() => {
    const strip = place.current?.closest<HTMLElement>('[data-island]' satisfies Selector);
    const pause = strip?.querySelector('input');
    if (!strip || !pause) return;
    const listening = new AbortController();
    const { signal } = listening;
    const reach = () => setReached(strip);
    const takePause = () => setPaused(pause.checked);
    // It may have been pressed before the script came.
    takePause();
    pause.addEventListener('change', takePause, { signal });
    // What reached it may have been what fetched this.
    if (strip.matches(':hover, :focus-within')) reach();
    for (const sign of REACHING) strip.addEventListener(sign, reach, { once: true, signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const view = movable && windowOf(reached);
    if (!view) return;
    view.tabIndex = 0;
    view.ariaLabel = `${carouselWords.label}, ${carouselWords.keys}`;
    return () => {
      view.removeAttribute('tabindex');
      view.ariaLabel = carouselWords.label;
    };
  }, [movable, reached]);

  return (
    <span ref={place} hidden>
      {movable && <Motion strip={reached} />}
    </span>
  );
}

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor's system lets things move; true on the server, where it cannot be known. */
function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(REDUCED).matches,
    () => true,
  );
}
