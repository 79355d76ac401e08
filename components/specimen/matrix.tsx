import type { MatrixSpecimen } from '@/content/specimen';
import { DataTable } from '../ui/data-table';
import { Entries } from './entries';
import styles from './specimen.module.css';

/** A table of marks, with what they mean and who signed under it. */
export function Matrix({ title, columns, rows, notes }: MatrixSpecimen) {
  return (
    <>
      <DataTable label={title} columns={columns} rows={rows} />
      <div className={styles.across}>
        <Entries entries={notes} />
      </div>
    </>
  );
}
