import { serviceWords } from '@/content/interface';
import { type RouteFamily, type RouteId, routes } from '@/content/routes';
import type { SpecimenSection } from '@/content/specimen';
import type { SpecimenPage } from '@/lib/sample-reports';
import { factsOn } from '@/lib/specimen-facts';
import { DataTable } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { type Ground, Section } from '../ui/section';
import { Diff } from './diff';
import { Entries } from './entries';
import { FiguresTable } from './figures-table';
import { Rail } from './rail';
import { Sheet } from './sheet';
import { Strip } from './strip';

/** By what ground a family's pages are told apart. */
const familyTints: Readonly<Record<RouteFamily, Ground>> = {
  site: 'warm',
  managed: 'surface',
  assessment: 'cool',
  training: 'mint',
  consultancy: 'warm',
};

/** The tint that returns under a page's specimen. */
export const tintOf = (route: RouteId) => familyTints[routes[route].family];

/** What a family's specimens lie on: those of monitoring at night. */
export const specimenGrounds = { ...familyTints, managed: 'night' } as const;

/** What the customer would receive, as a sheet that says first that it is a specimen. */
export function Specimen({ section, page }: { section: SpecimenSection; page: SpecimenPage }) {
  const { heading, intro, outcome } = section;
  // Beyond twelve rows a sheet is folded in wide windows too.
  const folded = 'parts' in section && section.parts.length > 12 ? 'everywhere' : 'phones';
  // A diff has them over its lines.
  const figures = section.form !== 'diff' && 'figures' in section && section.figures && (
    <FiguresTable {...section.figures} />
  );
  return (
    <Section
      heading={heading}
      lede={intro}
      theme={specimenGrounds[routes[page].family]}
      heads="exhibit"
    >
      <Sheet specimen={section} page={page} facts={factsOn(section)}>
        {folded === 'everywhere' && figures}
        <Fold
          on={folded}
          heading={
            <strong className={`print:hidden ${folded === 'phones' ? 'sm:hidden' : ''}`}>
              {serviceWords.specimenWhole}
            </strong>
          }
        >
          <div className="grid gap-3 max-sm:mt-1 sm:[table+details_&]:mt-3">
            <Pattern {...section} />
            {folded === 'phones' && figures}
            {outcome && <Entries entries={[outcome]} variant="last" />}
          </div>
        </Fold>
      </Sheet>
    </Section>
  );
}

/** A new pattern does not compile until it is drawn. */
function Pattern(specimen: SpecimenSection) {
  switch (specimen.form) {
    case 'log':
      return (
        <>
          <Strip {...specimen} />
          <Rail events={specimen.events} />
        </>
      );
    case 'diff':
      return <Diff {...specimen} />;
    case 'matrix':
      return (
        <>
          <div className="[--label:26%] lg:[--layout:fixed]">
            <DataTable label={specimen.title} columns={specimen.columns} rows={specimen.rows} />
          </div>
          <Entries entries={specimen.notes} />
        </>
      );
    case 'finding':
    case 'paper':
      return <Entries entries={specimen.parts} variant="numbered" />;
    default:
      return specimen satisfies never;
  }
}
