'use client';

import { type ReactNode, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Attributes } from '@/client/attributes';
import { carouselWords } from '@/content/interface';
import { IslandBoundary } from '../layout/island-boundary';
import styles from './carousel.module.css';
import { useAsync } from './use-async';

const loadMotion = () => import('./carousel-motion');

/** What reaches a strip: a pointer over it, a finger on it, the focus in it. */
const REACHING = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * A strip that moves by CSS until somebody reaches for it and Embla takes over, with its Pause; the lists inside are
 * rendered by the server. A client component because dragging and arrow keys need script. Pause is a checkbox,
 * so that it works by CSS alone and keeps what was pressed before the script came.
 */
export function Carousel(rows: Rows) {
  return (
    <IslandBoundary fallback={<Strip {...rows} />}>
      <LiveStrip {...rows} />
    </IslandBoundary>
  );
}

interface Rows {
  children: ReactNode;
  /** A second row, which moves the other way, always by CSS. */
  against?: ReactNode;
}

function LiveStrip({ children, against }: Rows) {
  const root = useRef<HTMLDivElement>(null);
  const allowed = useMotionAllowed();
  const [paused, setPaused] = useState(false);
  // The strip itself, once somebody reached for it.
  const [reached, setReached] = useState<HTMLElement>();
  // Until Embla is there, and without it, the strip moves by CSS.
  const Motion = useAsync(reached && 'motion', loadMotion).value?.default;

  useEffect(() => {
    const strip = root.current;
    if (!strip) return;
    const reach = () => setReached(strip);
    // It may have been pressed before the script came.
    setPaused(strip.querySelector('input')?.checked ?? false);
    // What reached it may have been what hydrated the page.
    if (strip.matches(':hover, :focus-within')) reach();
    for (const sign of REACHING) strip.addEventListener(sign, reach, { once: true });
    return () => {
      for (const sign of REACHING) strip.removeEventListener(sign, reach);
    };
  }, []);

  const movable = reached !== undefined && allowed && !paused && Motion !== undefined;
  return (
    <Strip ref={root} movable={movable} onPause={setPaused} against={against}>
      {children}
      {movable && <Motion strip={reached} />}
    </Strip>
  );
}

interface StripProps extends Rows {
  ref?: Ref<HTMLDivElement>;
  /** Whether arrow keys move it, which Embla makes true. */
  movable?: boolean;
  onPause?: (paused: boolean) => void;
}

function Strip({ ref, movable = false, onPause, against, children }: StripProps) {
  return (
    <div className={styles.strip} ref={ref} {...({ 'data-island': true } satisfies Attributes)}>
      <label className={styles.pause}>
        <input
          type="checkbox"
          className="sr-only"
          onChange={(event) => onPause?.(event.target.checked)}
        />
        <svg viewBox="0 0 12 12" width="12" height="12" fill="currentColor" aria-hidden="true">
          <path d="M2 1h3v10H2zm5 0h3v10H7z" />
        </svg>
        <span className="sr-only">{`${carouselWords.pause} ${carouselWords.what}`}</span>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a strip is no set of form fields. */}
      <div
        className={styles.window}
        role="group"
        aria-label={movable ? `${carouselWords.label}, ${carouselWords.keys}` : carouselWords.label}
        tabIndex={movable ? 0 : undefined}
      >
        <div className={styles.track}>{children}</div>
      </div>
      {against && (
        <div className={`${styles.window} ${styles.against}`}>
          <div className={styles.track}>{against}</div>
        </div>
      )}
    </div>
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
