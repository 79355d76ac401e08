import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type FilterName,
  type Filters,
  filterNames,
  isFiltered,
  noFilters,
  readFilters,
  writeFilters,
} from '@/lib/blog/filters';

/**
 * The filters in force: those of the form's fields, kept in the address so that they can be shared
 * and gone back to. Typing on in the search box is one step of the history, not one a letter.
 */
export function useFilters(form: RefObject<HTMLFormElement | null>) {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const typing = useRef(false);

  const fill = useCallback(
    (values: Filters) => {
      for (const name of filterNames) {
        const field = form.current?.elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
          field.value = values[name];
        }
      }
    },
    [form],
  );

  useEffect(() => {
    function followAddress() {
      setFilters(readFilters(new URLSearchParams(location.search)));
      typing.current = false;
    }
    const chosen = form.current ? readFilters(new FormData(form.current)) : noFilters;
    // What was chosen before the script arrived counts; otherwise the address does.
    if (isFiltered(chosen)) setFilters(chosen);
    else followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, [form]);

  // After rendering, for a select can only take a value that is among its options.
  useEffect(() => {
    const shown = form.current && readFilters(new FormData(form.current));
    if (shown && writeFilters(shown) !== writeFilters(filters)) fill(filters);
  }, [filters, fill, form]);

  function apply(wanted: Filters, changed?: FilterName) {
    const onward = changed === 'q' && typing.current;
    typing.current = changed === 'q';
    const address = location.pathname + writeFilters(wanted);
    // The framework's router wraps these two; its own state is kept by it.
    if (onward) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setFilters(wanted);
  }

  return {
    filters,
    /** Takes the form's fields as they are; `changed` is the one just touched. */
    take: (changed: FilterName) => {
      if (form.current) apply(readFilters(new FormData(form.current)), changed);
    },
    /** Drops one filter, or all. */
    drop: (name?: FilterName) => apply(name ? { ...filters, [name]: '' } : noFilters),
  };
}
