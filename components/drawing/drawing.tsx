import type { ReactNode } from 'react';
import styles from './drawing.module.css';

interface DrawingProps {
  /** What the picture says, for those who do not see it. */
  label: string;
  children: ReactNode;
  viewBox?: string;
}

/** The frame of every drawing; strokes and colours come from drawing.module.css. */
export function Drawing({ label, children, viewBox = '0 0 400 320' }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={viewBox} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
