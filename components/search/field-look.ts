/** How the field of the search looks, on its own page and where it is not found: the focus is the same edge, thicker. */
export const SEARCH_FIELD =
  'min-h-7 w-full min-w-0 flex-1 appearance-none rounded border border-muted bg-surface px-2 text-h3 focus-visible:rounded focus-visible:-outline-offset-2 [&::-webkit-search-cancel-button]:hidden';
