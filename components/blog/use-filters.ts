import { type RefObject, useEffect, useState } from 'react';
import {
  type Filters,
  filterNames,
  isFiltered,
  noFilters,
  readFilters,
  writeFilters,
} from '@/lib/blog/filters';
import { useAddress } from '../ui/use-address';

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

  useAddress(filters && writeFilters(filters));

  return { filters: filters ?? noFilters, take, clear: () => setFilters(noFilters) };
}
