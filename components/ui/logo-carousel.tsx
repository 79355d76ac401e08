import type { ReactNode } from 'react';

export interface LogoStrip {
  /** What the list is, for assistive technology. */
  label: string;
  items: readonly { key: string; logo: ReactNode }[];
}

/** Logos that move: the list stands twice so that the marquee loops, and only the first one counts. */
export function LogoCarousel({ label, items }: LogoStrip) {
  return (
    <div className="marquee mt-4">
      <div className="marquee-track">
        <LogoList label={label} items={items} />
        <LogoList label={label} items={items} duplicate />
      </div>
    </div>
  );
}

function LogoList({ label, items, duplicate }: LogoStrip & { duplicate?: boolean }) {
  return (
    <ul aria-label={label} aria-hidden={duplicate} inert={duplicate} className="marquee-list">
      {items.map(({ key, logo }) => (
        <li key={key} className="px-3.5 py-1">
          {logo}
        </li>
      ))}
    </ul>
  );
}
