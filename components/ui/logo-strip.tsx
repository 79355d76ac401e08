import type { ReactNode } from 'react';
import type { Attributes } from '@/client/attributes';
import { carouselWords } from '@/content/interface';
import { LEAST_MOVING } from '@/lib/logo-strip';
import { Island } from '../layout/island';
import { Icon } from './icon';
import styles from './logo-strip.module.css';
import { StripMotion } from './strip-motion';

interface LogoStripProps {
  label: string;
  items: readonly { key: string; logo: ReactNode }[];
}

/**
 * Logos in a row that moves by CSS until somebody presses, swipes or focuses it and Embla takes over, with its Pause: a
 * checkbox, so that it works by CSS alone and keeps what was pressed before the script came. A few stand still.
 */
export function LogoStrip({ label, items }: LogoStripProps) {
  if (items.length < LEAST_MOVING) return <LogoGrid label={label} items={items} />;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1 ${styles.strip}`}
      {...({ 'data-island': 'press' } satisfies Attributes)}
    >
      <label className="order-last grid size-target cursor-pointer place-items-center rounded text-muted hover:text-signal has-checked:bg-signal has-checked:text-on-signal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal motion-reduce:hidden print:hidden">
        <input type="checkbox" className="sr-only" />
        <Icon name="pause" />
        <span className="sr-only">{`${carouselWords.pause} ${carouselWords.what}`}</span>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a strip is no set of form fields. */}
      <div className={styles.window} role="group" aria-label={carouselWords.label}>
        <div className={styles.track}>
          <LogoGrid label={label} items={items} />
          <LogoGrid label={label} items={items} duplicate />
        </div>
      </div>
      <Island name="strip-motion" of={StripMotion} props={{}} />
    </div>
  );
}

/** Logos that stand still, all of them at once, a few in one row. A strip has its list twice so that it loops, and only the first one counts. */
export function LogoGrid({ label, items, duplicate }: LogoStripProps & { duplicate?: boolean }) {
  return (
    <ul
      aria-label={label}
      aria-hidden={duplicate}
      inert={duplicate}
      className={`grid-cols-[repeat(auto-fill,minmax(min(11rem,45%),1fr))] gap-x-2 print:grid-cols-3 ${items.length < 6 ? 'lg:grid-cols-3' : ''} ${duplicate ? 'hidden' : 'grid'}`}
    >
      {items.map(({ key, logo }) => (
        <li key={key} className="flex min-h-target items-center">
          {logo}
        </li>
      ))}
    </ul>
  );
}
