import { type RefObject, useEffect, useState } from 'react';

/** How long typing pauses before it is searched for, so that not every letter fetches texts. */
export const TYPING_PAUSE_MS = 40;

const parameter = 'q';

/**
 * What the visitor searches for: what stands in the field when the script arrives, else what the address says, then
 * what is typed. The address follows, so that a search can be shared.
 */
export function useQuery(field: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState('');
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value ||= new URLSearchParams(location.search).get(parameter) ?? '';
    setQuery(input.value.trim());
    showInAddress(input.value.trim());
  }, [field]);

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      setQuery(typed.trim());
      showInAddress(typed.trim());
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { query, type: setTyped };
}

function showInAddress(query: string) {
  const search = query && `?${new URLSearchParams({ [parameter]: query })}`;
  if (location.search !== search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}
