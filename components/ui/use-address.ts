import { useEffect } from 'react';

/** How long typing pauses before the address follows: Safari refuses its 101st change within 30 s. */
const PAUSE_MS = 400;

/** Lets the address follow what is asked for, as `?q=soc` or an empty text, so that it can be shared. */
export function useAddress(query: string | undefined) {
  useEffect(() => {
    if (query === undefined || query === location.search) return;
    const address = location.pathname + query + location.hash;
    const timer = setTimeout(() => history.replaceState(history.state, '', address), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
