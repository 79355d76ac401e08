import type { ReactElement } from 'react';
import './data-table.css';
import { RichText } from './rich-text';

type Cell = string | number | ReactElement;

interface DataTableProps {
  label: string;
  columns: readonly string[];
  /** Each row's first cell is its header; a text may have links and stress. */
  rows: readonly (readonly Cell[])[];
  /** On phones a cell is a line after its column's name; or a word or two after the others; or a line that needs no name. */
  phones?: 'words' | 'nameless';
  /** Where the link of what is around it would cover those to the glossary. */
  noTerms?: boolean;
}

export function DataTable({ label, columns, rows, phones, noTerms }: DataTableProps) {
  return (
    <table className={`data-table ${phones === 'words' ? 'of-words' : ''}`} aria-label={label}>
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
                {shown(cell, noTerms)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown(cell: Cell, noTerms?: boolean) {
  return typeof cell === 'object' ? cell : <RichText noTerms={noTerms}>{String(cell)}</RichText>;
}
