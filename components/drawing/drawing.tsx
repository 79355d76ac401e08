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
  /** Where it begins, unless `anchor` says otherwise, on the line that it is written on: “x y”. */
  at: string;
  /** Whether the drawing is about it. */
  lit?: boolean;
  anchor?: 'middle' | 'end';
  /** In place of the size in the style sheet, which wins over an attribute of the text itself. */
  size?: number;
  text: string | number;
}

/** A word in a drawing. */
export function Word({ at, text, lit, anchor, size }: WordProps) {
  const [x, y] = at.split(' ');
  return (
    <text className={lit ? 'fill-text' : undefined} x={x} y={y} textAnchor={anchor}>
      {size === undefined ? text : <tspan fontSize={size}>{text}</tspan>}
    </text>
  );
}
