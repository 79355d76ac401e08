import type { FigureRow, Figures } from '@/content/specimen';

const digits = new Intl.NumberFormat('en-GB');

/** Numbers under their columns, each with a bar on one scale; the sum has a heavier rule and no bar. */
export function FiguresTable({ columns, rows, sum }: Figures) {
  const summed = sum ? rows.slice(0, -1) : rows;
  const most = Math.max(...summed.flatMap(([, ...numbers]) => numbers));
  return (
    <table aria-label={columns[0]} className="w-full tabular-nums">
      <thead>
        <tr className="text-left align-bottom text-small text-muted">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="max-sm:wrap-anywhere pr-1 pb-0.5 font-normal sm:pr-2"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row[0]} row={row} most={summed.includes(row) ? most : undefined} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: [name, ...numbers], most }: { row: FigureRow; most: number | undefined }) {
  return (
    <tr className={most ? 'border-t border-line' : 'border-t border-text font-bold'}>
      <th
        scope="row"
        className={`py-1 pr-1 text-left sm:pr-2 ${most ? 'font-normal' : 'font-bold'}`}
      >
        {name}
      </th>
      {numbers.map((number, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay where they are.
        <td key={column} className="w-[18%] py-1 pr-1 sm:pr-2">
          {digits.format(number)}
          {most && (
            <svg className="h-0.5 w-full fill-signal" aria-hidden="true">
              <rect width={`${Math.round((number / most) * 100)}%`} height="100%" />
            </svg>
          )}
        </td>
      ))}
    </tr>
  );
}
