import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

/** Ruled rows: what things are called, and what is said of each, as the content gives them. */
export function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul>
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="border-t border-line py-1 sm:grid sm:grid-cols-8 sm:gap-x-4 sm:*:col-span-5 sm:*:first:col-span-3"
        >
          <h3 className="font-bold">{title}</h3>{' '}
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
