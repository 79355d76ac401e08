import type { Ref } from 'react';
import type { Attributes } from '@/client/attributes';
import { search } from '@/content/search';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  onType: (typed: string) => void;
  /** The visitor is about to type: what the search needs is fetched. */
  onReach: () => void;
}

/** The field. It keeps its own value, so that what was typed before the script arrived is not lost. */
export function SearchField({ ref, onType, onReach }: SearchFieldProps) {
  return (
    <p>
      <label className="mono" htmlFor="site-search">
        {search.field}
      </label>
      <input
        ref={ref}
        type="search"
        id="site-search"
        name="q"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        {...({ 'aria-keyshortcuts': 'Control+K Meta+K' } satisfies Attributes)}
        className="mt-1 block min-h-7 w-full border border-muted bg-surface px-2 text-h3"
        onFocus={onReach}
        onChange={(event) => onType(event.target.value)}
      />
    </p>
  );
}
