import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

/** What things are called, and what is said of each, in as many columns as there is room for. */
export function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-4 gap-y-2 sm:gap-y-3">
      {items.map(({ title, text }) => (
        <li key={title} className="break-inside-avoid">
          <h3 className="pb-0.5 text-lede leading-tight font-bold">{title}</h3>{' '}
          <p className="max-w-measure text-muted">
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface PointsProps {
  heading?: string;
  points: readonly string[];
}

/** Sentences, under their own small heading where they need one. */
export function Points({ heading, points }: PointsProps) {
  return (
    <div>
      {heading && (
        <h3 className="border-t-2 border-signal py-1 font-bold text-signal">{heading}</h3>
      )}
      <ul>
        {points.map((point) => (
          <li key={point} className="break-inside-avoid py-0.5">
            <RichText>{point}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
