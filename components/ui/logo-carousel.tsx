import type { ReactNode } from 'react';
import { LEAST_MOVING } from '@/lib/carousel/strip-controls';
import { Carousel } from './carousel';
import styles from './carousel.module.css';

interface LogoStrip {
  label: string;
  items: readonly { key: string; logo: ReactNode }[];
}

/** Logos that move, in two rows against each other where there are enough for both. */
export function LogoCarousel({ label, items }: LogoStrip) {
  if (items.length < 2 * LEAST_MOVING) {
    return (
      <Carousel>
        <Loop label={label} items={items} />
      </Carousel>
    );
  }
  const half = Math.ceil(items.length / 2);
  return (
    <Carousel against={<Loop label={label} items={items.slice(half)} />}>
      <Loop label={label} items={items.slice(0, half)} />
    </Carousel>
  );
}

/** A list stands twice so that its row loops, and only the first one counts. */
function Loop({ label, items }: LogoStrip) {
  return (
    <>
      <LogoList label={label} items={items} />
      <LogoList label={label} items={items} duplicate />
    </>
  );
}

/** Logos that stand still: all of them at once. */
export function LogoRow({ label, items }: LogoStrip) {
  return (
    <ul aria-label={label} className={styles.still}>
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
