import styles from './data-table.module.css';
import { RichText } from './rich-text';

interface DataTableProps {
  /** What the table shows, for assistive technology. */
  label: string;
  columns: readonly string[];
  /** Each row's first cell is its header. */
  rows: readonly (readonly string[])[];
}

/** A ruled table that turns into labelled rows on narrow screens. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr className="mono">
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header = '', ...cells]) => (
          <tr key={header}>
            <th scope="row">
              <RichText>{header}</RichText>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                <RichText>{cell}</RichText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
