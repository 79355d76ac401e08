import type { ReactNode } from 'react';
import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

const layouts = {
  /** Term left, sentence right. */
  beside: {
    list: '',
    row: 'border-t border-line py-0.75 sm:grid sm:grid-cols-8 sm:gap-x-4 sm:py-1.25 sm:*:col-span-5 sm:*:first:col-span-3',
    term: 'font-bold',
  },
  /** What is argued: side by side, without rules. */
  columns: {
    list: 'gap-x-4 gap-y-1.5 sm:grid-cols-2 sm:gap-y-2 md:grid-cols-3 md:has-[:nth-child(4):last-child]:grid-cols-4',
    row: '',
    term: 'pb-0.5 text-lede leading-[1.3]',
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

interface ItemsProps extends Pick<LedgerRowProps, 'layout'> {
  items: readonly Item[];
}

/** A ledger of items as the content gives them. */
export function Items({ items, layout = 'beside' }: ItemsProps) {
  return (
    <ul className={`grid ${layouts[layout].list}`}>
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

const marks = {
  dark: 'border-t-2 border-text py-1',
  signal: 'border-t-2 border-signal py-1 text-signal',
} as const;

interface PointsProps {
  heading?: string;
  points: readonly string[];
  mark?: keyof typeof marks;
}

/** Sentences, under their own small heading where they need one. */
export function Points({ heading, points, mark }: PointsProps) {
  return (
    <div>
      {heading && <h3 className={`font-bold ${mark ? marks[mark] : ''}`}>{heading}</h3>}
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
