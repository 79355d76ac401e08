import { type RefObject, useEffect, useState } from 'react';
import {
  type Filters,
  filterNames,
  isFiltered,
  noFilters,
  readFilters,
  writeFilters,
} from '@/lib/blog/filters';

/** How long typing pauses before the address follows: Safari refuses its 101st change within 30 s. */
const PAUSE_MS = 400;

/**
 * What a form of filters, or of their words alone, asks for: what was chosen before the script arrived, else what the
 * address says, then the fields as they change. The address follows, so that it can be shared.
 */
export function useFilters(form: RefObject<HTMLFormElement | null>) {
  const [filters, setFilters] = useState<Filters>();
  const shown = () => readFilters(new FormData(form.current ?? undefined));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const chosen = shown();
    setFilters(isFiltered(chosen) ? chosen : readFilters(new URLSearchParams(location.search)));
  }, []);

  // After every rendering, for a select can only take a value that is among its options by then.
  useEffect(() => {
    if (!filters || writeFilters(shown()) === writeFilters(filters)) return;
    for (const name of filterNames) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = filters[name];
      }
    }
  });

  const query = filters && writeFilters(filters);
  useEffect(() => {
    if (query === undefined || query === location.search) return;
    const address = location.pathname + query + location.hash;
    const timer = setTimeout(() => history.replaceState(history.state, '', address), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return {
    filters: filters ?? noFilters,
    take: () => setFilters(shown()),
    clear: () => setFilters(noFilters),
  };
}
