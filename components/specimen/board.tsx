import { serviceWords } from '@/content/interface';
import type { BoardSpecimen, Figures } from '@/content/specimen';
import { ColumnHeads } from '../ui/data-table';
import { Decision, Entries } from './entries';
import styles from './specimen.module.css';

/** Two charts side by side, what follows from them, and the decision. */
export function Board({ progress, figures, parts, decision }: BoardSpecimen) {
  const { label, columns, rows } = figures;
  const most = Math.max(...rows.flatMap(([, ...numbers]) => numbers));
  return (
    <div className={styles.board}>
      <Progress {...progress} />
      <div>
        <h4>{label}</h4>
        <table aria-label={label}>
          <thead className="caption">
            <tr>
              <ColumnHeads columns={columns} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row[0]} row={row} most={most} />
            ))}
          </tbody>
        </table>
      </div>
      <Entries entries={parts} />
      <Decision {...decision} />
    </div>
  );
}

/** A box for each item in two rows, of which the last ones are empty. */
function Progress({ label, due, accepted, late, text }: BoardSpecimen['progress']) {
  const across = Math.ceil(due / 2);
  const box = (at: number) =>
    `M${(at % across) * 26 + 1} ${Math.floor(at / across) * 26 + 1}h20v20h-20z`;
  const boxes = Array.from({ length: due }, (_, at) => box(at));
  return (
    <div>
      <h4>{label}</h4>
      <svg viewBox={`0 0 ${across * 26 - 4} 48`} aria-hidden="true">
        <path className="fill-signal" d={boxes.slice(0, accepted).join('')} />
        <path className="fill-none stroke-amber" d={boxes.slice(accepted).join('')} />
      </svg>
      <p>
        <strong>{accepted}</strong> {serviceWords.accepted}, <strong>{late}</strong>{' '}
        {serviceWords.late}. {text}
      </p>
    </div>
  );
}

function Row({ row: [name, ...numbers], most }: { row: Figures; most: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {numbers.map((number, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay where they are.
        <td key={column}>
          {number}
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 0h${Math.round((number / most) * 100)}v6H0z`} />
          </svg>
        </td>
      ))}
    </tr>
  );
}
