import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

/** What things are called, and what is said of each, in as many columns as there is room for. */
export function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul className={`gap-x-4 ${items.length === 3 ? 'columns-[17rem_3]' : 'columns-[17rem]'}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="break-inside-avoid not-first:mt-2 sm:not-first:mt-3">
          <h3 className="pb-0.5 text-lede leading-tight font-bold">{title}</h3>{' '}
          <p className="max-w-measure text-muted">
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Sentences in columns, beside their own small heading where they need one. */
export function Points({ heading, points }: { heading?: string; points: readonly string[] }) {
  return (
    <div
      className={heading && 'mt-3 border-t-2 border-signal pt-1 md:grid md:grid-cols-4 md:gap-x-4'}
    >
      {heading && <h3 className="py-0.5 font-bold text-signal">{heading}</h3>}
      <ul
        className={`gap-x-4 columns-[17rem] ${heading ? 'md:col-span-3 md:grid md:grid-cols-3' : ''}`}
      >
        {points.map((point) => (
          <li key={point} className="break-inside-avoid py-0.5">
            <RichText>{point}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
