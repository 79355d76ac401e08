import type { ReactNode } from 'react';

interface RuledAsideProps {
  heading: string;
  /** The fragment of its heading, where links name it. */
  id?: string;
  /** Its entries, as list items. */
  children: ReactNode;
}

/** A short list under a rule at the foot of a page. */
export function RuledAside({ heading, id, children }: RuledAsideProps) {
  return (
    <aside aria-label={heading} className="wrap text-small">
      <div className="border-t border-line py-4">
        <h2 id={id} className="font-bold">
          {heading}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-4">{children}</ul>
      </div>
    </aside>
  );
}
