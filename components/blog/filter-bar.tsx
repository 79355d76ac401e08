import { type ReactNode, type Ref, useState } from 'react';
import type { Attributes } from '@/client/attributes';
import { blog, postCategories } from '@/content/blog';
import { routes } from '@/content/routes';
import { type FilterName, monthLabel } from '@/lib/blog/filters';
import { Fold } from '../ui/fold';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  ref: Ref<HTMLFormElement>;
  authors: readonly string[];
  /** Newest first. */
  months: readonly string[];
  /** Whether any filter is in force. */
  inForce: boolean;
  onChange: (changed: FilterName) => void;
  onClear: () => void;
  /** Enter in a field, which browsers make a press of the form's button. */
  onEnter: () => void;
}

const { filters: words } = blog;

/**
 * The filters and the search box. The fields keep their own values, so that what a visitor
 * chose before the script arrived is not lost; sent as a form, they make the same address.
 */
export function FilterBar(props: FilterBarProps) {
  const { ref, authors, months, inForce, onChange, onClear, onEnter } = props;
  // What an address sets is seen on phones too; nothing folds under the hand that clears it.
  const [unfolded, setUnfolded] = useState(inForce);
  if (inForce && !unfolded) setUnfolded(true);
  return (
    <search aria-label={words.label}>
      <form
        ref={ref}
        action={routes.blog.path}
        autoComplete="off"
        data-in-force={inForce || undefined}
        className={`${styles.filters} noscript:hidden`}
        onChange={(event) => {
          if ('name' in event.target) onChange(event.target.name as FilterName);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <Fold on="phones" heading={words.label} open={unfolded}>
          <div className={styles.fields}>
            <Field name="category">
              <Choice name="category" options={postCategories} />
            </Field>
            <Field name="author">
              <Choice name="author" options={authors} />
            </Field>
            <Field name="month">
              <Choice name="month" options={months} label={monthLabel} />
            </Field>
            <Field name="date">
              <input type="date" id="filter-date" name="date" />
            </Field>
          </div>
        </Fold>
        <Field name="q">
          <input
            type="search"
            id="filter-q"
            name="q"
            placeholder=" "
            maxLength={100}
            enterKeyHint="search"
            {...({ 'aria-keyshortcuts': 'Control+K Meta+K' } satisfies Attributes)}
          />
        </Field>
        <button
          type="reset"
          className="link min-h-target"
          {...({ 'data-replay': true } satisfies Attributes)}
          onClick={onClear}
        >
          {words.clear}
        </button>
        {/* Of a form with several fields, browsers send none on Enter that has no such button. */}
        <button type="submit" hidden />
      </form>
    </search>
  );
}

function Field({ name, children }: { name: FilterName; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className="mb-0.5 block text-small text-muted" htmlFor={`filter-${name}`}>
        {words[name]}
      </label>
      {children}
    </div>
  );
}

interface ChoiceProps {
  name: FilterName;
  options: readonly string[];
  /** How an option is read, where it is not as it stands. */
  label?: (option: string) => string;
}

function Choice({ name, options, label }: ChoiceProps) {
  return (
    <select id={`filter-${name}`} name={name}>
      <option value="">{words.all}</option>
      {options.map((option) => (
        <option key={option} value={label && option}>
          {label?.(option) ?? option}
        </option>
      ))}
    </select>
  );
}
