'use client';

import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { carouselWords } from '@/content/interface';
import { IslandBoundary } from '../layout/island-boundary';
import styles from './carousel.module.css';
import { useImport } from './use-import';
import { useMotionAllowed } from './use-motion-allowed';

const loadMotion = () => import('./carousel-motion');

/** How far below the window a strip may be when Embla is fetched for it. */
const NEAR = '300px';

/**
 * A strip that moves by CSS until Embla takes over, with its Pause; the lists inside are rendered by
 * the server. A client component because dragging and arrow keys need script. Pause is a checkbox,
 * so that it works by CSS alone and keeps what was pressed before the script came.
 */
export function Carousel({ children }: { children: ReactNode }) {
  return (
    <IslandBoundary fallback={<Strip>{children}</Strip>}>
      <LiveStrip>{children}</LiveStrip>
    </IslandBoundary>
  );
}

function LiveStrip({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const allowed = useMotionAllowed();
  // The strip itself, once it is near enough to be worth moving.
  const [near, setNear] = useState<HTMLElement>();
  // Until Embla is there, and without it, the strip moves by CSS.
  const Motion = useImport(loadMotion, near !== undefined)?.default;

  useEffect(() => {
    const strip = root.current;
    if (!strip) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(strip);
      },
      { rootMargin: NEAR },
    );
    observer.observe(strip);
    return () => observer.disconnect();
  }, []);

  return (
    <Strip ref={root} focusable={allowed}>
      {children}
      {near && allowed && Motion && <Motion strip={near} />}
    </Strip>
  );
}

interface StripProps {
  ref?: Ref<HTMLDivElement>;
  /** Whether arrow keys may move it. */
  focusable?: boolean;
  children: ReactNode;
}

function Strip({ ref, focusable = true, children }: StripProps) {
  return (
    <div className={styles.strip} ref={ref}>
      <label className={styles.pause}>
        <input type="checkbox" className="sr-only" />
        <svg viewBox="0 0 12 12" width="12" height="12" fill="currentColor" aria-hidden="true">
          <path d="M2 1h3v10H2zm5 0h3v10H7z" />
        </svg>
        {carouselWords.pause}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a strip is no set of form fields. */}
      <div
        className={styles.window}
        role="group"
        aria-label={carouselWords.label}
        tabIndex={focusable ? 0 : undefined}
      >
        <div className={styles.track}>{children}</div>
      </div>
    </div>
  );
}
