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

interface WordProps {
  /** Where it begins on the line that it is written on, as “x y”. */
  at: string;
  children: string;
}

/** A word in a drawing. */
export function Word({ at, children }: WordProps) {
  const [x, y] = at.split(' ');
  return (
    <text x={x} y={y}>
      {children}
    </text>
  );
}

/** A word that the drawing is about. */
export function KeyWord({ at, children }: WordProps) {
  const [x, y] = at.split(' ');
  return (
    <text className="fill-text" x={x} y={y}>
      {children}
    </text>
  );
}
