import type { ReactNode } from 'react';
import { Carousel } from './carousel';
import styles from './carousel.module.css';

interface LogoStrip {
  label: string;
  items: readonly { key: string; logo: ReactNode }[];
}

/** Logos that move: the list stands twice so that the strip loops, and only the first one counts. */
export function LogoCarousel({ label, items }: LogoStrip) {
  return (
    <Carousel>
      <LogoList label={label} items={items} />
      <LogoList label={label} items={items} duplicate />
    </Carousel>
  );
}

/** Logos that stand still: all of them at once. */
export function LogoRow({ label, items }: LogoStrip) {
  return (
    <ul aria-label={label} className="wrap flex flex-wrap items-center gap-x-6 gap-y-3">
      {items.map(({ key, logo }) => (
        <li key={key}>{logo}</li>
      ))}
    </ul>
  );
}

function LogoList({ label, items, duplicate }: LogoStrip & { duplicate?: boolean }) {
  return (
    <ul aria-label={label} aria-hidden={duplicate} inert={duplicate} className={styles.list}>
      {items.map(({ key, logo }) => (
        <li key={key}>{logo}</li>
      ))}
    </ul>
  );
}
