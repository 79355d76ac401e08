import type { ReactNode, Ref } from 'react';
import { blog } from '@/content/blog';
import { routes } from '@/content/routes';
import type { FilterName, Options } from '@/lib/blog/filters';

interface FilterBarProps {
  ref: Ref<HTMLFormElement>;
  options: Options;
  onChange: () => void;
  onClear: () => void;
  /** Enter in a field, which browsers make a press of the form's button. */
  onEnter: () => void;
}

const { filters: words } = blog;

/** The form's id, by which the button that clears it stands elsewhere. */
export const FILTERS = 'filters';

const INPUT =
  'min-h-target w-full appearance-none rounded border border-muted/70 bg-surface/60 px-1.5 hover:border-text';

/** At the end of a choice, as in the menu. */
const CHEVRON =
  'chevron relative after:pointer-events-none after:absolute after:top-1/2 after:right-2 after:-translate-y-3/4';

/** Safari gives a date field no height of its own, and centres what is in it. */
const DATE =
  '[&::-webkit-date-and-time-value]:min-h-lh [&::-webkit-date-and-time-value]:text-start';

/**
 * The filters and the search box. The fields keep their own values, so that what a visitor
 * chose before the script arrived is not lost; sent as a form, they make the same address.
 */
export function FilterBar({ ref, options, onChange, onClear, onEnter }: FilterBarProps) {
  return (
    <search aria-label={words.label}>
      <form
        ref={ref}
        id={FILTERS}
        action={routes.blog.path}
        autoComplete="off"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] items-end gap-x-2 gap-y-1.5 sm:grid-cols-3 sm:gap-x-3 lg:grid-cols-[repeat(3,1fr)_1.6fr] noscript:hidden"
        onChange={onChange}
        onReset={onClear}
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <Choice name="category" options={options.categories} />
        <Choice name="author" options={options.authors} />
        <Field name="date">
          <input type="date" id="filter-date" name="date" className={`${INPUT} ${DATE}`} />
        </Field>
        <Field name="q">
          <input
            type="search"
            id="filter-q"
            name="q"
            maxLength={100}
            enterKeyHint="search"
            className={INPUT}
          />
        </Field>
        {/* Of a form with several fields, browsers send none on Enter that has no such button. */}
        <button type="submit" hidden />
      </form>
    </search>
  );
}

function Field({ name, children }: { name: FilterName; children: ReactNode }) {
  return (
    <div className={name === 'q' ? 'sm:max-lg:col-span-3' : undefined}>
      <label className="mb-0.5 block text-small text-muted" htmlFor={`filter-${name}`}>
        {words[name]}
      </label>
      {children}
    </div>
  );
}

function Choice({ name, options }: { name: FilterName; options: readonly string[] }) {
  return (
    <Field name={name}>
      <div className={CHEVRON}>
        <select id={`filter-${name}`} name={name} className={`${INPUT} pr-4`}>
          <option value="">{words.all}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
    </Field>
  );
}
