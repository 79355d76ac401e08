import { type RefObject, useEffect, useRef, useState } from 'react';
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
  const [filters, setFilters] = useState<Filters>();
  const typing = useRef(false);

  useEffect(() => {
    function followAddress() {
      setFilters(readFilters(new URLSearchParams(location.search)));
      typing.current = false;
    }
    const chosen = form.current ? readFilters(new FormData(form.current)) : noFilters;
    // What was chosen before the script arrived counts; otherwise the address does.
    if (isFiltered(chosen)) {
      goTo(chosen, false);
      typing.current = chosen.q !== '';
      setFilters(chosen);
    } else followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, [form]);

  // After every rendering, for a select can only take a value that is among its options by then.
  useEffect(() => {
    const shown = form.current && readFilters(new FormData(form.current));
    if (!shown || !filters || writeFilters(shown) === writeFilters(filters)) return;
    for (const name of filterNames) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = filters[name];
      }
    }
  });

  function apply(wanted: Filters, changed?: FilterName) {
    goTo(wanted, changed === 'q' && typing.current);
    typing.current = changed === 'q';
    setFilters(wanted);
  }

  return {
    filters: filters ?? noFilters,
    /** Takes the form's fields as they are; `changed` is the one just touched. */
    take: (changed: FilterName) => {
      if (form.current) apply(readFilters(new FormData(form.current)), changed);
    },
    clear: () => apply(noFilters),
  };
}

/** Puts the filters into the address, as a step of the history that Back undoes, or in place of the last. */
function goTo(filters: Filters, inPlace: boolean) {
  const address = location.pathname + writeFilters(filters);
  if (inPlace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
}
