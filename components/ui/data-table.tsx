import type { Actor } from '@/content/choose';
import styles from './data-table.module.css';
import { RichText } from './rich-text';

const layouts = {
  /** Ruled rows, which narrow screens show as labelled lines. */
  rows: `${styles.table} ${styles.stacked}`,
  /** The same with many columns: until there is room for them, the lines stand two abreast. */
  wide: `${styles.table} ${styles.wide}`,
} as const;

interface DataTableProps {
  label: string;
  columns: readonly string[];
  /** Each row's first cell is its header. */
  rows: readonly (readonly (string | number)[])[];
  layout?: keyof typeof layouts;
  /** Who acts in each row: a mark beside the words of the column that says it, counted from the row's header. */
  acts?: { column: number; actors: readonly Actor[] };
}

export function DataTable({ label, columns, rows, layout = 'rows', acts }: DataTableProps) {
  return (
    <table className={layouts[layout]} aria-label={label}>
      <thead>
        <tr className="caption">
          <ColumnHeads columns={columns} />
        </tr>
      </thead>
      <tbody>
        {rows.map(([header = '', ...cells], row) => (
          <tr key={header}>
            <th scope="row">
              <RichText>{String(header)}</RichText>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {index + 1 === acts?.column ? (
                  <span className={styles.acts} data-actor={acts.actors[row]}>
                    <RichText>{String(cell)}</RichText>
                  </span>
                ) : (
                  <RichText>{String(cell)}</RichText>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ColumnHeads({ columns }: Pick<DataTableProps, 'columns'>) {
  return columns.map((column) => (
    <th key={column} scope="col">
      {column}
    </th>
  ));
}
