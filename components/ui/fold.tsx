import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  heading: ReactNode;
  /** Left out where what it unfolds is its sibling, as in the list of jumps. */
  children?: ReactNode;
}

/** What is read on demand, folded by the browser alone: found by its search in the page, and open on paper. */
export function Fold({ heading, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
