import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

/** Titles of a row take as many lines as the longest, so that what is said of them begins on one. */
const COLUMNS =
  'lg:*:row-span-2 lg:*:grid lg:*:grid-rows-subgrid lg:*:gap-y-0.5 print:*:not-first:mt-0.5';

/** By how many there are, where it is not three a row; five stand one under the other. */
const wide: { [count: number]: string } = {
  2: COLUMNS,
  4: `lg:grid-cols-4 ${COLUMNS}`,
  5: 'lg:grid-cols-1 lg:gap-y-1 lg:*:grid lg:*:grid-cols-4 lg:*:gap-x-4 lg:[&_p]:col-span-3',
};

interface ItemsProps {
  items: readonly Item[];
  as?: 'columns' | 'rows';
}

/** What things are called, and what is said of each: under its title, or as ruled rows beside it. */
export function Items({ items, as = 'columns' }: ItemsProps) {
  const isRows = as === 'rows';
  const columns = wide[items.length] ?? `lg:grid-cols-3 ${COLUMNS}`;
  return (
    <ul className={isRows ? '' : `grid gap-x-4 gap-y-2.5 sm:grid-cols-2 print:block ${columns}`}>
      {items.map(({ title, text }) => (
        <li
          key={title}
          className={`border-t border-line ${isRows ? 'grid-cols-2 items-baseline gap-x-4 break-inside-avoid py-0.75 sm:grid sm:py-1 md:max-lg:block' : 'pt-1'}`}
        >
          <h3 className={`font-bold ${isRows ? '' : 'text-lede leading-tight max-lg:pb-0.5'}`}>
            {title}
          </h3>{' '}
          <p className="max-w-measure text-muted">
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Sentences in columns, under their own small heading where they need one. */
export function Points({ heading, points }: { heading?: string; points: readonly string[] }) {
  return (
    <div className={heading && 'mt-2 border-t-2 border-signal pt-1 md:mt-5'}>
      {heading && <h3 className="pb-0.5 font-bold text-signal">{heading}</h3>}
      <ul className="gap-x-4 columns-[16rem] print:columns-1">
        {points.map((point) => (
          <li key={point} className="break-inside-avoid py-0.5 sm:py-0.75">
            <RichText>{point}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
