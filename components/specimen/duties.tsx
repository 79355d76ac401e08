import type { DutiesSpecimen, Duty } from '@/content/specimen';
import { ColumnHeads } from '../ui/data-table';
import { Entries } from './entries';
import styles from './specimen.module.css';

/** Tasks down the middle, with what each side does left and right of them; who acts is filled. */
export function Duties({ title, columns, duties, notes }: DutiesSpecimen) {
  return (
    <>
      <table className={styles.duties} aria-label={title}>
        <thead>
          <tr>
            <ColumnHeads columns={columns} />
          </tr>
        </thead>
        <tbody>
          {duties.map((duty) => (
            <tr key={duty.task}>
              <Side of="you" {...duty} />
              <th scope="row">{duty.task}</th>
              <Side of="we" {...duty} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.across}>
        <Entries entries={notes} />
      </div>
    </>
  );
}

function Side({ of, acts, person, ...said }: Duty & { of: Duty['acts'] }) {
  if (acts !== of) return <td>{said[of]}</td>;
  return (
    <td className={styles.acts}>
      <strong>{said[of]}</strong> <span>{person}</span>
    </td>
  );
}
