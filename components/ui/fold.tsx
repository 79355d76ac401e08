import type { ReactNode } from 'react';
import { showTable } from '@/content/interface';

const extents = {
  everywhere: '',
  /** Elsewhere its parts stand in the layout around it, as if there were no fold; older browsers keep the fold. */
  phones: 'sm:unfolded',
} as const;

interface FoldProps {
  /** Without one it holds a table. */
  heading?: ReactNode;
  on?: keyof typeof extents;
  /** Once true, it is unfolded; a visitor may fold it again. */
  open?: boolean;
  children: ReactNode;
}

/** A ruled row with a plus at its end: what is read on demand, folded by the browser alone, found by its search in the page, and open on paper. */
export function Fold({ heading, on = 'everywhere', open, children }: FoldProps) {
  return (
    <details className={`border-t border-line ${extents[on]}`} open={open}>
      <summary className="flex min-h-target items-baseline justify-between gap-3 py-1.5 leading-[1.35] after:translate-y-[0.13em] after:text-lede after:leading-none after:text-signal after:content-['+'_/_''] hover:text-signal print:after:content-none [[open]>&]:after:content-['−'_/_'']">
        {heading ?? <strong className="sm:hidden">{showTable}</strong>}
      </summary>
      {children}
    </details>
  );
}
