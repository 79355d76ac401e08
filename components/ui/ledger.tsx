import type { ReactNode } from 'react';

const layouts = {
  /** Term left, sentence right. */
  beside: 'sm:grid sm:grid-cols-8 sm:gap-x-4 sm:*:col-span-5 sm:*:first:col-span-3',
  /** In half a page's width. */
  above: '',
} as const;

/** Ruled rows: what a thing is called, and a sentence on it. */
export function Ledger({ children }: { children: ReactNode }) {
  return <ul className="border-b border-line">{children}</ul>;
}

interface LedgerRowProps {
  term: string;
  layout?: keyof typeof layouts;
  children: ReactNode;
}

export function LedgerRow({ term, layout = 'beside', children }: LedgerRowProps) {
  return (
    <li className={`border-t border-line py-1 sm:py-1.25 ${layouts[layout]}`}>
      <h3 className="font-bold">{term}</h3>
      <div className="text-muted">{children}</div>
    </li>
  );
}
