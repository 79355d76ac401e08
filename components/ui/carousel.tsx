import type { ReactNode } from 'react';
import type { Attributes } from '@/client/attributes';
import { carouselWords } from '@/content/interface';
import { Island } from '../layout/island';
import styles from './carousel.module.css';
import { StripMotion } from './strip-motion';

interface CarouselProps {
  children: ReactNode;
  /** A second row, which moves the other way, always by CSS. */
  against?: ReactNode;
}

/**
 * A strip that moves by CSS until somebody reaches for it and Embla takes over, with its Pause: a checkbox, so that it
 * works by CSS alone and keeps what was pressed before the script came.
 */
export function Carousel({ children, against }: CarouselProps) {
  return (
    <div className={styles.strip} {...({ 'data-island': true } satisfies Attributes)}>
      <label className={styles.pause}>
        <input type="checkbox" className="sr-only" />
        <svg viewBox="0 0 12 12" width="12" height="12" fill="currentColor" aria-hidden="true">
          <path d="M2 1h3v10H2zm5 0h3v10H7z" />
        </svg>
        <span className="sr-only">{`${carouselWords.pause} ${carouselWords.what}`}</span>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a strip is no set of form fields. */}
      <div className={styles.window} role="group" aria-label={carouselWords.label}>
        <div className={styles.track}>{children}</div>
      </div>
      {against && (
        <div className={`${styles.window} ${styles.against}`}>
          <div className={styles.track}>{against}</div>
        </div>
      )}
      <Island name="strip-motion" of={StripMotion} props={{}} />
    </div>
  );
}
