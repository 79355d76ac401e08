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
const ADDRESS_PAUSE_MS = 400;

/**
 * The filters in force: what was chosen before the script arrived, else what the address asks for, then the form's
 * fields as they change. The address follows, so that a filtered list can be shared.
 */
export function useFilters(form: RefObject<HTMLFormElement | null>) {
  const [filters, setFilters] = useState<Filters>();
  const take = () => setFilters(readFilters(new FormData(form.current ?? undefined)));

  useEffect(() => {
    const chosen = readFilters(new FormData(form.current ?? undefined));
    setFilters(isFiltered(chosen) ? chosen : readFilters(new URLSearchParams(location.search)));
  }, [form]);

  // After every rendering, for a select can only take a value that is among its options by then.
  useEffect(() => {
    const shown = readFilters(new FormData(form.current ?? undefined));
    if (!filters || writeFilters(shown) === writeFilters(filters)) return;
    for (const name of filterNames) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = filters[name];
      }
    }
  });

  useEffect(() => {
    if (!filters) return;
    const address = location.pathname + writeFilters(filters);
    const timer = setTimeout(() => history.replaceState(null, '', address), ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filters]);

  return { filters: filters ?? noFilters, take, clear: () => setFilters(noFilters) };
}
