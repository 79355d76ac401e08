import type { Figures } from '@/content/specimen';
import { DataTable } from '../ui/data-table';

const digits = new Intl.NumberFormat('en-GB');

/** Numbers under their columns, right-aligned, each with a bar on one scale; the sum is bold and has no bar. */
export function FiguresTable({ columns, rows, sum, over }: Figures) {
  const summed = sum ? rows.slice(0, -1) : rows;
  const most = Math.max(...summed.flatMap(([, ...numbers]) => numbers));
  // A number's room, at whose end its head ends too.
  const room = `inline-block text-right ${most < 100 && columns.length > 2 ? 'min-w-[3rem]' : 'min-w-[4.5rem]'}`;
  const [label = '', ...heads] = columns;
  return (
    <DataTable
      label={label}
      of={sum ? (heads.length === 1 ? 'single' : 'sum') : 'bars'}
      columns={[
        label,
        ...heads.map((head) => (
          <span key={head} className={room}>
            {head}
          </span>
        )),
      ]}
      rows={rows.map((row) => {
        const [name, ...numbers] = row;
        const Figure = summed.includes(row) ? 'span' : 'strong';
        return [
          name,
          ...numbers.map((number, at) => (
            <span
              key={heads[at]}
              className={`flex items-center gap-1 ${number === over ? 'font-bold text-amber' : 'font-medium text-text'}`}
            >
              <Figure className={`shrink-0 [color:inherit] ${room}`}>
                {digits.format(number)}
              </Figure>
              {Figure === 'span' && (
                <svg
                  className={`h-1 w-full max-sm:h-0.5 ${heads.length === 1 ? 'max-sm:hidden' : ''} ${number === over ? 'fill-amber-large' : 'fill-signal'}`}
                  aria-hidden="true"
                >
                  <rect width={`${Math.round((number / most) * 100)}%`} height="100%" />
                </svg>
              )}
            </span>
          )),
        ];
      })}
    />
  );
}
