import type { Attributes } from '@/client/attributes';
import { labelOf, pathOf } from '@/lib/routes';

/** The header's way to the search: a lens in the bar, the word in a phone's sheet. */
export function SearchLink({ current }: { current: boolean }) {
  return (
    <a
      href={pathOf('search')}
      aria-current={current ? 'page' : undefined}
      {...({ 'aria-keyshortcuts': 'Control+K Meta+K' } satisfies Attributes)}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className="max-md:hidden"
        aria-hidden="true"
      >
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.5 12.5 5 5" />
      </svg>
      <span className="md:sr-only">{labelOf('search')}</span>
    </a>
  );
}
