import type { SpecimenSection } from '@/content/specimen';
import type { SpecimenPage } from '@/lib/sample-reports';
import { Diff } from './diff';
import { Finding } from './finding';
import { Log } from './log';
import { Matrix } from './matrix';
import { Paper } from './paper';
import { Sheet } from './sheet';

interface SpecimenProps {
  section: SpecimenSection;
  /** The page it stands on. */
  page: SpecimenPage;
}

/** What the customer would receive, as a sheet that says first that it is a specimen. */
export function Specimen({ section, page }: SpecimenProps) {
  return (
    <Sheet specimen={section} page={page}>
      <Pattern {...section} />
    </Sheet>
  );
}

/** A new pattern does not compile until it is drawn. */
function Pattern(specimen: SpecimenSection) {
  switch (specimen.form) {
    case 'log':
      return <Log {...specimen} />;
    case 'finding':
      return <Finding {...specimen} />;
    case 'diff':
      return <Diff {...specimen} />;
    case 'matrix':
      return <Matrix {...specimen} />;
    case 'paper':
      return <Paper {...specimen} />;
    default:
      return specimen satisfies never;
  }
}
