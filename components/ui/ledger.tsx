import type { ReactNode } from 'react';
import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

const layouts = {
  /** Term left, sentence right. */
  beside: {
    row: 'border-t border-line py-0.75 sm:grid sm:grid-cols-8 sm:gap-x-4 sm:py-1.25 sm:*:col-span-5 sm:*:first:col-span-3',
    term: 'font-bold',
  },
  /** Term over sentence, in half a page's width. */
  stacked: {
    row: 'border-t border-line py-0.75 sm:py-1.25',
    term: 'pb-0.25 font-bold md:text-lede',
  },
} as const;

interface LedgerRowProps {
  term: string;
  layout?: keyof typeof layouts;
  children: ReactNode;
}

/** What a thing is called, and a sentence on it. */
export function LedgerRow({ term, layout = 'beside', children }: LedgerRowProps) {
  return (
    <li className={layouts[layout].row}>
      <h3 className={layouts[layout].term}>{term}</h3>
      <div className="text-muted">{children}</div>
    </li>
  );
}

const frames = {
  page: '',
  /** A sheet of half the page's width; none on phones. */
  sheet:
    'border-line sm:overflow-clip sm:rounded sm:border sm:border-t-[3px] sm:border-t-text sm:bg-sheet sm:px-3 sm:pb-0.5 sm:*:first:-mt-px',
} as const;

interface ItemsProps extends Pick<LedgerRowProps, 'layout'> {
  items: readonly Item[];
  on?: keyof typeof frames;
}

/** A ledger of items as the content gives them. */
export function Items({ items, layout, on = 'page' }: ItemsProps) {
  return (
    <ul className={frames[on]}>
      {items.map(({ title, text }) => (
        <LedgerRow key={title} term={title} layout={layout}>
          <p className="max-w-measure">
            <RichText>{text}</RichText>
          </p>
        </LedgerRow>
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
          <li key={point} className="py-0.5 sm:py-0.75">
            <RichText>{point}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
