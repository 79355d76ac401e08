import type { Figures } from '@/content/specimen';
import { DataTable } from '../ui/data-table';

const digits = new Intl.NumberFormat('en-GB');

/** Numbers under their columns, each with a bar on one scale; the sum is bold and has no bar. */
export function FiguresTable({ columns, rows, sum }: Figures) {
  const summed = sum ? rows.slice(0, -1) : rows;
  const most = Math.max(...summed.flatMap(([, ...numbers]) => numbers));
  return (
    <DataTable
      label={columns[0] ?? ''}
      columns={columns}
      rows={rows.map((row) => {
        const [name, ...numbers] = row;
        if (!summed.includes(row))
          return [name, ...numbers.map((sum) => `**${digits.format(sum)}**`)];
        return [
          name,
          ...numbers.map((number, at) => (
            <Figure key={columns[at + 1]} number={number} most={most} />
          )),
        ];
      })}
    />
  );
}

function Figure({ number, most }: { number: number; most: number }) {
  return (
    <span className="flex items-center gap-1 text-text">
      <span className="min-w-[4rem]">{digits.format(number)}</span>
      <svg className="h-1 w-full fill-signal" aria-hidden="true">
        <rect width={`${Math.round((number / most) * 100)}%`} height="100%" />
      </svg>
    </span>
  );
}
