import type { ReactElement } from 'react';
import './data-table.css';
import { RichText } from './rich-text';

type Cell = string | number | ReactElement;

/** What a row is on phones, where columns have no heads. */
const onPhones = {
  /** A line a cell, each after its column's name. */
  lines: '',
  /** Cells of a word or a figure, one after the other. */
  words: 'of-words',
  /** A line a cell, which needs no name. */
  nameless: '',
} as const;

interface DataTableProps {
  label: string;
  columns: readonly string[];
  /** Each row's first cell is its header; a text may have links and stress. */
  rows: readonly (readonly Cell[])[];
  phones?: keyof typeof onPhones;
}

export function DataTable({ label, columns, rows, phones = 'lines' }: DataTableProps) {
  return (
    <table className={`data-table ${onPhones[phones]}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header = '', ...cells]) => (
          <tr key={typeof header === 'object' ? header.key : header}>
            <th scope="row">{shown(header, true)}</th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-label={phones === 'nameless' ? undefined : columns[index + 1]}
                className="text-muted max-sm:text-small"
              >
                {shown(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown(cell: Cell, isHeader = false) {
  return typeof cell === 'object' ? cell : <RichText noTerms={isHeader}>{String(cell)}</RichText>;
}
