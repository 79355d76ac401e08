import type { PaperPart } from '@/content/specimen';
import styles from './specimen.module.css';

type FigureTableProps = { label: string } & NonNullable<PaperPart['figures']>;

/** Figures under their columns, the sum below a heavier rule. */
export function FigureTable({ label, columns, rows, sum }: FigureTableProps) {
  return (
    <table aria-label={label} className={`${styles.figures} ${sum ? styles.summed : ''}`}>
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
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
