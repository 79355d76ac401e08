import { type RefObject, useEffect, useState } from 'react';

/** How long typing pauses before the address says what was typed: Safari refuses its 101st change within 30 s. */
const ADDRESS_PAUSE_MS = 400;

const parameter = 'q';

/**
 * What the visitor searches for: what stands in the field when the script arrives, else what the address says, then
 * what is typed. The address follows, so that a search can be shared.
 */
export function useQuery(field: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState<string>();

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value ||= new URLSearchParams(location.search).get(parameter) ?? '';
    setQuery(input.value.trim());
  }, [field]);

  useEffect(() => {
    if (query === undefined) return;
    const timer = setTimeout(() => showInAddress(query), ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return { query: query ?? '', type: (typed: string) => setQuery(typed.trim()) };
}

function showInAddress(query: string) {
  const search = query && `?${new URLSearchParams({ [parameter]: query })}`;
  if (location.search !== search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}
