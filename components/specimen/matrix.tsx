import type { MatrixSpecimen } from '@/content/specimen';
import { Entries } from './entries';

/** Who may do what; on phones a row is its name over its cells, each of which names its column. */
export function Matrix({ title, columns, rows, notes }: MatrixSpecimen) {
  return (
    <>
      <table aria-label={title} className="w-full text-left">
        <thead className="max-sm:sr-only">
          <tr className="align-bottom text-small text-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="pr-2 pb-1 font-normal last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr
              key={name}
              className="border-line border-t align-top max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2 max-sm:py-1"
            >
              <th scope="row" className="py-1.5 pr-2 max-sm:col-span-2 max-sm:py-0.5">
                {name}
              </th>
              {cells.map((cell, index) => (
                <Cell key={columns[index + 1]} column={columns[index + 1]} text={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Entries entries={notes} />
    </>
  );
}

function Cell({ column, text }: { column: string | undefined; text: string }) {
  const [before, mark, after] = text.split('**');
  return (
    <td
      data-column={column}
      className="py-1.5 pr-2 last:pr-0 max-sm:pr-0 max-sm:py-0.5 max-sm:before:block max-sm:before:text-small max-sm:before:text-muted max-sm:before:content-[attr(data-column)/'']"
    >
      {before}
      {mark && (
        <strong className="whitespace-nowrap rounded bg-signal px-1 text-on-signal print:border">
          {mark}
        </strong>
      )}
      {after}
    </td>
  );
}
