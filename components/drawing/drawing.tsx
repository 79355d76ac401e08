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

interface TicksProps {
  className: string;
  /** The dial's middle, as “x y”. */
  at?: string;
  r: number;
  count: number;
  length: number;
  /** The share of its place that a tick takes. */
  width: number;
}

/** The ticks of a dial, one of them at the circle's start. */
export function Ticks({ className, at, r, count, length, width }: TicksProps) {
  const [cx, cy] = at?.split(' ') ?? [];
  // Without the zero before the point, which nobody needs to fetch.
  const [tick, gap, half] = [width, 1 - width, width / 2].map((share) => String(share).slice(1));
  return (
    <circle
      className={className}
      cx={cx}
      cy={cy}
      r={r}
      strokeWidth={length}
      pathLength={count}
      strokeDasharray={`${tick} ${gap}`}
      strokeDashoffset={half}
    />
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

export function Word({ at, text, lit, anchor, size }: WordProps) {
  const [x, y] = at.split(' ');
  return (
    <text className={lit ? 'fill-text' : undefined} x={x} y={y} textAnchor={anchor}>
      {size === undefined ? text : <tspan fontSize={size}>{text}</tspan>}
    </text>
  );
}
