import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

/** As many columns as fill whole rows of so many, and for which there is room. */
function columnsOf({ length }: readonly unknown[]): string {
  if (length < 3) return 'columns-[17rem_2]';
  if (length === 3) return 'columns-[21rem_3]';
  return length === 4 || length > 6 ? 'columns-[17rem]' : 'columns-[17rem_3]';
}

/** What things are called, and what is said of each, in as many columns as there is room for. */
export function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul className={`gap-x-4 print:columns-1 ${columnsOf(items)}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="break-inside-avoid not-first:mt-2.5 print:not-first:mt-0.5">
          <h3 className="pb-0.5 text-lede leading-tight font-bold print:pb-0">{title}</h3>{' '}
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
    <div className={heading && 'mt-3 border-t-2 border-signal pt-1'}>
      {heading && <h3 className="pb-0.5 font-bold text-signal">{heading}</h3>}
      <ul className="gap-x-4 columns-[17rem] print:columns-1">
        {points.map((point) => (
          <li key={point} className="break-inside-avoid py-0.5">
            <RichText>{point}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
