'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IslandBoundary } from './island-boundary';
import styles from './site-header.module.css';
import { useScrolledPast } from './use-scrolled-past';

interface HeaderShellProps {
  /** True where the bar lies over the home hero, transparent until the page is scrolled. */
  overHero: boolean;
  children: ReactNode;
}

/**
 * The header's behaviour around its server-rendered content. A client component because it listens:
 * to scrolling, to Escape, and to clicks that should close what is open.
 */
export function HeaderShell({ overHero, children }: HeaderShellProps) {
  return (
    <IslandBoundary fallback={<header className={classOf(overHero)}>{children}</header>}>
      <LiveHeader overHero={overHero}>{children}</LiveHeader>
    </IslandBoundary>
  );
}

function LiveHeader({ overHero, children }: HeaderShellProps) {
  const header = useRef<HTMLElement>(null);
  const scrolled = useScrolledPast();
  // Set after a link or Escape, so that a panel held open by the resting pointer closes as well.
  const [dismissed, setDismissed] = useState(false);

  function close() {
    for (const open of openIn(header.current)) open.removeAttribute('open');
    setDismissed(true);
  }

  function closeIfLeft(focused: EventTarget | null) {
    const left = focused instanceof Element && focused !== document.body;
    if (left && !header.current?.contains(focused) && openIn(header.current)[0]) close();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: for a focus that moved on before hydration.
  useEffect(() => closeIfLeft(document.activeElement), []);

  function closeOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    const opened = openIn(header.current).at(-1);
    close();
    opened?.querySelector('summary')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its links and toggles do.
    <header
      ref={header}
      className={classOf(overHero)}
      data-over-hero={overHero || undefined}
      data-scrolled={scrolled || undefined}
      data-dismissed={dismissed || undefined}
      onClick={closeOnLink}
      onKeyDown={closeOnEscape}
      onPointerLeave={() => setDismissed(false)}
      onBlur={(event) => closeIfLeft(event.relatedTarget)}
    >
      {children}
    </header>
  );
}

function classOf(overHero: boolean): string {
  return `${styles.header} print:hidden ${overHero ? 'night' : ''}`;
}

function openIn(header: HTMLElement | null) {
  return [...(header?.querySelectorAll('details[open]') ?? [])];
}
