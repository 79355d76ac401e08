import type { ReactElement } from 'react';
import './data-table.css';
import { RichText } from './rich-text';

type Cell = string | number | ReactElement;

/** Around a table whose columns begin where the frame's four do. */
export const QUARTERS = '[--label:25.67%] [--second:25.67%] [--third:25.67%] md:[--layout:fixed]';

interface DataTableProps {
  label: string;
  /** One that is no text has its name as its key. */
  columns: readonly Cell[];
  /** Each row's first cell is its header; a text may have links and stress. */
  rows: readonly (readonly Cell[])[];
  /** Cells are numbers, under heads that end where they do; or the last row is a sum, of one column so small that it stays a table on phones; or they have bars; or there each needs no name before it. */
  of?: 'figures' | 'sum' | 'single' | 'bars' | 'lines';
  /** Where the link of what is around it would cover those to the glossary. */
  noTerms?: boolean;
  note?: string;
}

export function DataTable({ label, columns, rows, of, noTerms, note }: DataTableProps) {
  const names = columns.map(keyOf);
  return (
    <>
      <table className={`data-table ${of ? `of-${of}` : ''}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={names[index]} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header = '', ...cells]) => (
            <tr key={keyOf(header)}>
              <th scope="row">{shown(header, true)}</th>
              {cells.map((cell, index) => (
                <td
                  key={names[index + 1]}
                  data-label={of === 'lines' ? undefined : names[index + 1]}
                  className={`text-muted max-sm:text-small ${of === 'lines' ? 'max-sm:mt-0.5' : ''}`}
                >
                  {shown(cell, noTerms)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="my-3 max-w-measure text-muted">
          <RichText>{note}</RichText>
        </p>
      )}
    </>
  );
}

function keyOf(cell: Cell): string {
  return String(typeof cell === 'object' ? cell.key : cell);
}

function shown(cell: Cell, noTerms?: boolean) {
  return typeof cell === 'object' ? cell : <RichText noTerms={noTerms}>{String(cell)}</RichText>;
}
