import type { LogoStrip } from './logo-carousel';

/** Logos that stand still and wrap. */
export function LogoRow({ label, items }: LogoStrip) {
  return (
    <ul aria-label={label} className="wrap flex flex-wrap gap-x-6 gap-y-3">
      {items.map(({ key, logo }) => (
        <li key={key}>{logo}</li>
      ))}
    </ul>
  );
}
