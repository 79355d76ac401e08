import type { SpecimenSection } from '@/content/specimen';
import { DataTable, marksIn } from '../ui/data-table';
import { Board } from './board';
import { Change } from './change';
import { Containment } from './containment';
import { Duties } from './duties';
import { Entries, Finding, Register } from './entries';
import { Fleet } from './fleet';
import { Paper } from './paper';
import { Rule } from './rule';
import styles from './specimen.module.css';
import { Ticket } from './ticket';

/** What is on the sheet, by its form; a new form does not compile until it is drawn. */
export function SpecimenForm(specimen: SpecimenSection) {
  switch (specimen.form) {
    case 'ticket':
      return <Ticket {...specimen} />;
    case 'rule':
      return <Rule {...specimen} />;
    case 'containment':
      return <Containment {...specimen} />;
    case 'duties':
      return <Duties {...specimen} />;
    case 'board':
      return <Board {...specimen} />;
    case 'finding':
      return <Finding {...specimen} />;
    case 'register':
      return <Register {...specimen} />;
    case 'matrix':
      return (
        <>
          {specimen.fleet && <Fleet classes={specimen.columns.slice(1)} fleet={specimen.fleet} />}
          <div className={styles.matrix}>
            <DataTable
              label={specimen.title}
              columns={specimen.columns}
              rows={specimen.rows}
              layout={marksIn(specimen.rows).length > 3 ? 'rows' : 'marks'}
            />
          </div>
          <div className={styles.across}>
            <Entries entries={specimen.notes} />
          </div>
        </>
      );
    case 'change':
      return <Change {...specimen} />;
    case 'paper':
      return <Paper {...specimen} />;
    default:
      return specimen satisfies never;
  }
}
