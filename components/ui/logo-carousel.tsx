import type { ReactNode } from 'react';
import { Carousel } from './carousel';
import styles from './carousel.module.css';

export interface LogoStrip {
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

function LogoList({ label, items, duplicate }: LogoStrip & { duplicate?: boolean }) {
  return (
    <ul aria-label={label} aria-hidden={duplicate} inert={duplicate} className={styles.list}>
      {items.map(({ key, logo }) => (
        <li key={key}>{logo}</li>
      ))}
    </ul>
  );
}
