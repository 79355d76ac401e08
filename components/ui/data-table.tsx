import type { ReactElement } from 'react';
import type { Actor } from '@/content/choose';
import styles from './data-table.module.css';
import { RichText } from './rich-text';

/** A square: full for us, an outline for you, half for both. Borders alone, which forced colours and paper keep. */
const squares: Readonly<Record<Actor, string>> = {
  us: 'before:border-[0.5em]',
  you: 'before:border-2',
  both: 'before:border-2 before:border-l-[0.5em]',
};

type Cell = string | number | ReactElement;

interface DataTableProps {
  label: string;
  columns: readonly string[];
  /** Each row's first cell is its header; a text may have links and stress. */
  rows: readonly (readonly Cell[])[];
  /** Who acts in each row: a mark beside the words of the column that says it, counted from the row's header. */
  acts?: { column: number; actors: readonly Actor[] };
}

export function DataTable({ label, columns, rows, acts }: DataTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr className="caption">
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header = '', ...cells], row) => (
          <tr key={String(header)}>
            <th scope="row">{shown(header, true)}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {index + 1 === acts?.column ? (
                  <span
                    className={`relative block pl-3.5 before:absolute before:top-[0.2em] before:left-0 before:size-[1em] before:border-signal before:content-[''] ${squares[acts.actors[row] ?? 'us']}`}
                  >
                    {shown(cell)}
                  </span>
                ) : (
                  shown(cell)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown(cell: Cell, isHeader = false) {
  return typeof cell === 'object' ? (
    cell
  ) : (
    <RichText noAcronyms={isHeader}>{String(cell)}</RichText>
  );
}
