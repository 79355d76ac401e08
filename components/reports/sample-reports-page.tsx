import type { ReactNode } from 'react';
import { home } from '@/content/home';
import { type RouteId, routes } from '@/content/routes';
import { sampleReports as words } from '@/content/sample-reports';
import { SPECIMEN_FRAGMENT, type SpecimenSection } from '@/content/specimen';
import { labelOf, pathOf } from '@/lib/routes';
import { type SampleReport, sampleReports } from '@/lib/sample-reports';
import { figuresOn } from '@/lib/specimen-facts';
import { TextPage } from '../layout/text-page';
import { Answers } from '../service/answers';
import { Diff } from '../specimen/diff';
import { Entries } from '../specimen/entries';
import { Figure } from '../specimen/figure';
import { FiguresTable } from '../specimen/figures-table';
import { Rail } from '../specimen/rail';
import { SHEET } from '../specimen/sheet';
import { specimenGrounds } from '../specimen/specimen';
import { DataTable } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { Items } from '../ui/ledger';
import { unbroken } from '../ui/rich-text';
import { FoldedPart, Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';
import { ReportLink } from './report-link';

/** What is read before a contract, then the specimens of each of home's families. */
const groups: readonly { route: RouteId; heading: string; pages: readonly RouteId[] }[] = [
  { route: 'buying', heading: words.before, pages: ['buying'] },
  ...home.services.items.map(({ route, services }) => ({
    route,
    heading: labelOf(route),
    pages: [route, ...services],
  })),
];

/** What a family's specimens are parts of. */
const wholes: Partial<Record<RouteId, ReactNode>> = {
  mssp: (
    <FoldedPart heading={words.month.heading} lede={words.month.intro}>
      <div className="grid gap-4 py-3 [--label:24%]">
        <FiguresTable {...words.month} />
        <Items items={words.month.notes} />
      </div>
    </FoldedPart>
  ),
  assessment: (
    <FoldedPart heading={words.report.heading} lede={words.report.intro}>
      <div className="grid gap-4 py-3">
        <DataTable label={words.report.heading} {...words.report} />
        <Items items={words.report.notes} />
      </div>
      <Answers items={[words.report.letter]} />
    </FoldedPart>
  ),
};

/** Every specimen by family, each with its file and the page that shows it. */
export function SampleReportsPage() {
  return (
    <TextPage id="sampleReports" words={words} drawing="sampleReports">
      {groups.map(({ route, heading, pages }) => {
        const [first, ...rest] = sampleReports.filter(({ page }) => pages.includes(page));
        return (
          <Section
            key={heading}
            heading={heading}
            theme={specimenGrounds[routes[route].family]}
            heads="above"
          >
            <div className="grid gap-y-2">
              <ul>{first && <Report {...first} />}</ul>
              {rest.length > 0 && (
                <Fold
                  heading={
                    <p className="print:hidden">
                      <strong>{`${rest.length} ${words.more}`}</strong>{' '}
                      <span className="text-muted">
                        {rest.map(({ page }) => labelOf(page)).join(', ')}
                      </span>
                    </p>
                  }
                >
                  <ul className="grid gap-y-2">
                    {rest.map((report) => (
                      <Report key={report.path} {...report} />
                    ))}
                  </ul>
                </Fold>
              )}
              <div>{wholes[route]}</div>
            </div>
          </Section>
        );
      })}
    </TextPage>
  );
}

/** How the sheet begins, what it is for, and what it shows first. */
function Report({ page, specimen }: SampleReport) {
  const { heading, document, title, figure, proves, readers } = specimen;
  return (
    <li
      className={`${SHEET} whole-link grid gap-x-4 gap-y-1.5 md:gap-y-2.5 overflow-clip pb-1.5 hover:border-signal sm:grid-cols-2 sm:px-3 sm:pt-2 sm:pb-3 md:grid-cols-[30.8%_1fr] md:grid-rows-[auto_1fr]`}
    >
      <div className="grid content-start gap-y-0.5">
        <p className="caption">{document}</p>
        <h3 className="leading-[1.3]">{unbroken(title)}</h3>
        <p className="caption">{unbroken(`${words.readers}: ${readers}`)}</p>
        <p className="sm:mt-1">
          <strong className="block text-h1">
            <Figure value={figure.value} />
          </strong>{' '}
          <span className="text-small">{unbroken(figure.text)}</span>
        </p>
      </div>
      <div className="max-sm:hidden sm:max-md:order-last sm:max-md:col-span-full md:row-span-2 md:-mt-1">
        <Excerpt {...specimen} />
      </div>
      <div className="flex flex-col gap-y-0.5 md:gap-y-1">
        <p className="max-w-measure">{unbroken(proves)}</p>
        <p className="-mb-1 flex flex-wrap gap-x-3 max-sm:-mt-1 md:*:min-h-3">
          <SiteLink href={`${pathOf(page)}#${SPECIMEN_FRAGMENT}`} variant="listed">
            {labelOf(page)}
          </SiteLink>
          <ReportLink page={page} said={heading} />
        </p>
      </div>
    </li>
  );
}

const SHOWN = 4;

/** The first rows of its first table, and how many more there are before the sum; or the first of what it says. */
function Excerpt(specimen: SpecimenSection) {
  const [figures] = figuresOn(specimen);
  const table = specimen.form === 'matrix' ? specimen : figures;
  if (!table) {
    if ('events' in specimen) return <Rail events={specimen.events.slice(0, SHOWN)} />;
    if ('parts' in specimen) return <Entries entries={specimen.parts.slice(0, SHOWN)} />;
    return 'reasons' in specimen && <Diff {...specimen} reasons={specimen.reasons.slice(0, 2)} />;
  }
  const rows = table.rows.length - (figures?.sum ? 1 : 0);
  // One row takes no more room than the line that says there is one.
  const shown = rows === SHOWN + 1 ? rows : SHOWN;
  const left = rows - shown;
  return (
    <div className={figures && '[--label:55%]'}>
      {figures ? (
        <FiguresTable {...figures} rows={figures.rows.slice(0, shown)} sum={false} />
      ) : (
        <DataTable {...table} label={specimen.title} rows={table.rows.slice(0, shown)} noTerms />
      )}
      {left > 0 && <p className="caption border-t border-line pt-1">{`${left} ${words.left}`}</p>}
    </div>
  );
}
