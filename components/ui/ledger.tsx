import type { ReactNode } from 'react';
import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

const layouts = {
  /** Ruled rows: term left, sentence right. */
  beside: {
    list: '',
    row: 'border-t border-line py-0.75 sm:grid sm:grid-cols-8 sm:gap-x-4 sm:py-1.25 sm:*:col-span-5 sm:*:first:col-span-3',
    term: 'font-bold',
  },
  /** Paragraphs in half a page's width, each beginning with its term. */
  runIn: {
    list: 'grid gap-1 sm:gap-1.5',
    row: 'max-w-measure *:inline *:*:inline',
    term: "font-bold after:content-['.']",
  },
  /** Term over sentence, two side by side in half a page's width. */
  grid: {
    list: 'grid gap-x-4 gap-y-1 sm:grid-cols-2 sm:gap-y-2',
    row: '',
    term: 'pb-0.25 font-bold',
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
      <h3 className={layouts[layout].term}>{term}</h3> <div className="text-muted">{children}</div>
    </li>
  );
}

interface ItemsProps extends Pick<LedgerRowProps, 'layout'> {
  items: readonly Item[];
}

/** A ledger of items as the content gives them. */
export function Items({ items, layout = 'beside' }: ItemsProps) {
  return (
    <ul className={layouts[layout].list}>
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
