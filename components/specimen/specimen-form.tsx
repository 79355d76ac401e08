import type { SpecimenSection } from '@/content/specimen';
import { Change } from './change';
import { Finding } from './finding';
import { Matrix } from './matrix';
import { Paper } from './paper';
import { Register } from './register';
import { Ticket } from './ticket';

/** What is on the sheet, by its form; a new form does not compile until it is drawn. */
export function SpecimenForm(specimen: SpecimenSection) {
  switch (specimen.form) {
    case 'ticket':
      return <Ticket {...specimen} />;
    case 'finding':
      return <Finding {...specimen} />;
    case 'register':
      return <Register {...specimen} />;
    case 'matrix':
      return <Matrix {...specimen} />;
    case 'change':
      return <Change {...specimen} />;
    case 'paper':
      return <Paper {...specimen} />;
    default:
      return specimen satisfies never;
  }
}
