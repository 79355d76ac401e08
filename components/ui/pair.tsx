import type { ReactNode } from 'react';
import { slugOf } from '@/lib/text';

/** Two sections of one rank side by side, each under its own heading. */
export function Pair({
  theme = 'paper',
  children,
}: {
  theme?: keyof typeof grounds;
  children: ReactNode;
}) {
  return (
    <div className={`band ${grounds[theme]}`}>
      <div className="wrap grid gap-2.5 md:grid-cols-2 md:gap-x-4">{children}</div>
    </div>
  );
}

const grounds = {
  paper: 'border-t border-line',
  surface: 'border-t border-surface bg-surface dark:border-line dark:bg-paper',
} as const;

export function Half({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section id={slugOf(heading)} className="grid content-start gap-1.5 md:gap-2">
      <h2 className="text-h2">{heading}</h2>
      {children}
    </section>
  );
}
