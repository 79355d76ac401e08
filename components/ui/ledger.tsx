import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

/** What things are called, and what is said of each, in as many columns as there is room for. */
export function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul className="-mb-2 gap-x-4 columns-[18.5rem] sm:-mb-3">
      {items.map(({ title, text }) => (
        <li key={title} className="mb-2 break-inside-avoid sm:mb-3">
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
    <div className={heading && 'border-t-2 border-signal pt-1 md:beside'}>
      {heading && <h3 className="py-0.5 font-bold text-signal">{heading}</h3>}
      <ul className="gap-x-4 columns-[18.5rem]">
        {points.map((point) => (
          <li key={point} className="break-inside-avoid py-0.5">
            <RichText>{point}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
