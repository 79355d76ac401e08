import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

/** By how many there are, where it is not three a row. */
const wide: { [count: number]: string } = { 2: '', 4: 'lg:grid-cols-4' };

interface ItemsProps {
  items: readonly Item[];
  as?: 'columns' | 'rows';
}

/** What things are called, and what is said of each: under its title, or beside it in ruled rows, as more than four always are. */
export function Items({ items, as = 'columns' }: ItemsProps) {
  const isRows = as === 'rows' || items.length > 4;
  const columns = wide[items.length] ?? 'lg:grid-cols-3';
  return (
    <ul className={isRows ? '' : `grid gap-x-4 gap-y-2.5 sm:grid-cols-2 print:block ${columns}`}>
      {items.map(({ title, text }) => (
        <li
          key={title}
          className={`border-t border-line ${isRows ? 'grid-cols-2 items-baseline gap-x-4 break-inside-avoid py-0.75 sm:grid sm:py-1 md:max-lg:block' : 'pt-1 print:not-first:mt-1'}`}
        >
          <h3
            className={`font-bold ${isRows ? '' : 'pb-0.5 text-lede leading-tight sm:pb-1 print:pb-0'}`}
          >
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
