import type { ReactNode } from 'react';

interface RuledAsideProps {
  heading: string;
  /** Its entries, as list items. */
  children: ReactNode;
}

/** A short list under a rule at the foot of a page. */
export function RuledAside({ heading, children }: RuledAsideProps) {
  return (
    <aside aria-label={heading} className="wrap text-small">
      <div className="border-t border-line py-2.5">
        <h2 className="font-bold">{heading}</h2>
        <ul className="mt-1 flex flex-wrap gap-x-4">{children}</ul>
      </div>
    </aside>
  );
}
