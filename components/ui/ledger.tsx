import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

const looks = {
  columns: {
    list: 'grid gap-x-4 gap-y-2.5 sm:grid-cols-2 print:block',
    item: 'border-t border-line pt-1 print:not-first:mt-0.5',
    title: 'pb-0.5 text-lede leading-tight',
  },
  /** One under the other, each sentence beside its title; two such lists side by side share their rows. */
  rows: {
    list: 'flex flex-col gap-y-1.5',
    item: 'grid-cols-[10.8rem_1fr] items-baseline gap-x-4 break-inside-avoid sm:max-md:grid lg:grid lg:min-h-[2lh]',
    title: '',
  },
} as const;

/** By how many there are, where it is not three a row; of five, two are as wide as three. */
const wide: { [count: number]: string } = {
  2: '',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-[n+4]:col-span-3',
};

type Look = keyof typeof looks;

/** What things are called, and what is said of each. */
export function Items({ items, as = 'columns' }: { items: readonly Item[]; as?: Look }) {
  const look = looks[as];
  return (
    <ul className={`${look.list} ${wide[items.length] ?? 'lg:grid-cols-3'}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={look.item}>
          <h3 className={`font-bold ${look.title}`}>{title}</h3>{' '}
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
          <li key={point} className="break-inside-avoid py-0.75">
            <RichText>{point}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
