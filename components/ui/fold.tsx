import type { ReactNode } from 'react';
import styles from './fold.module.css';

const extents = {
  everywhere: styles.fold,
  /** Elsewhere its parts stand in the layout around it, as if there were no fold. */
  phones: `${styles.fold} ${styles.phones}`,
} as const;

interface FoldProps {
  heading: ReactNode;
  on?: keyof typeof extents;
  /** Once true, it is unfolded; a visitor may fold it again. */
  open?: boolean;
  /** Left out where what it unfolds is its sibling, as in the list of jumps. */
  children?: ReactNode;
}

/** What is read on demand, folded by the browser alone: found by its search in the page, and open on paper. */
export function Fold({ heading, on = 'everywhere', open, children }: FoldProps) {
  return (
    <details className={extents[on]} open={open}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
