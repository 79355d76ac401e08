import type { Item } from '@/content/service-page';
import { RichText } from './rich-text';

/** How many of some things fill a row of a wide window, by how many there are: three, but for two and four. */
export function wideColumns(count: number): string {
  const others: { [count: number]: string } = { 2: '', 4: 'lg:grid-cols-4' };
  return others[count] ?? 'lg:grid-cols-3';
}

const ROW = 'break-inside-avoid py-0.75 sm:py-1';

const looks = {
  /** Side by side. */
  columns: {
    list: 'grid gap-x-4 gap-y-2.5 sm:grid-cols-2 print:block',
    item: 'pt-1 print:not-first:mt-1',
    title: 'pb-0.5 text-lede leading-tight sm:pb-1',
  },
  /** One under the other. */
  rows: { list: '', item: ROW, title: '' },
  /** The same over the page's whole width, each sentence beside its title. */
  lines: { list: '', item: `${ROW} grid-cols-[1fr_2fr] items-baseline gap-x-4 sm:grid`, title: '' },
} as const;

interface ItemsProps {
  items: readonly Item[];
  as?: keyof typeof looks;
}

/** What things are called, and what is said of each; more than four that would stand in columns are lines. */
export function Items({ items, as = 'columns' }: ItemsProps) {
  const look = looks[as === 'columns' && items.length > 4 ? 'lines' : as];
  return (
    <ul className={`${look.list} ${look.list && wideColumns(items.length)}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={`border-t border-line ${look.item}`}>
          <h3 className={`font-bold ${look.title}`}>{title}</h3>{' '}
          <p className="max-w-measure text-muted">
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Sentences side by side; or one under the other, under a small heading of their own. */
export function Points({ heading, points }: { heading?: string; points: readonly string[] }) {
  return (
    <div className={heading && 'mt-2 border-t-2 border-signal pt-1 sm:mt-4'}>
      {heading && <h3 className="pb-0.5 font-bold text-signal">{heading}</h3>}
      <ul className={heading ? '' : 'grid gap-x-4 lg:grid-cols-2 print:block'}>
        {points.map((point) => (
          <li
            key={point}
            className="break-inside-avoid border-t border-line py-0.5 last:odd:col-span-full sm:py-0.75"
          >
            <RichText>{point}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
