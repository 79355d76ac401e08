import { company } from '@/content/company';
import { pathOf } from '@/lib/routes';

export function Logo() {
  return (
    <a
      href={pathOf('home')}
      className="inline-flex min-h-target items-center gap-1.5 text-lead font-bold"
    >
      <LogoMark />
      {company.shortName}
    </a>
  );
}

/** Two open arcs around a still point: a watch that comes round. */
export function LogoMark() {
  return (
    <svg
      viewBox="0 0 30 30"
      width="30"
      height="30"
      fill="none"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d="M15 2.5A12.5 12.5 0 1 1 3.7 20.4" stroke="currentColor" />
      <path d="M15 8a7 7 0 1 1-6.3 10" className="stroke-signal" />
      <circle cx="15" cy="15" r="2" fill="currentColor" />
    </svg>
  );
}
