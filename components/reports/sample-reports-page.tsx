import { home } from '@/content/home';
import { type RouteId, routes } from '@/content/routes';
import { sampleReports as words } from '@/content/sample-reports';
import { SPECIMEN_FRAGMENT, type SpecimenSection } from '@/content/specimen';
import { labelOf, pathOf } from '@/lib/routes';
import { type SampleReport, sampleReports } from '@/lib/sample-reports';
import { figuresOn } from '@/lib/specimen-facts';
import { TextPage } from '../layout/text-page';
import { Figure } from '../specimen/figure';
import { FiguresTable } from '../specimen/figures-table';
import { specimenGrounds } from '../specimen/specimen';
import { DataTable } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { unbroken } from '../ui/rich-text';
import { Note, Section } from '../ui/section';
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
              <ul>{first && <Report {...first} look="sheet" />}</ul>
              {rest.length > 0 && (
                <Fold
                  on="tablets"
                  heading={
                    <strong className="md:hidden print:hidden">{`${rest.length} ${words.more}`}</strong>
                  }
                >
                  <ul className="grid gap-y-2">
                    {rest.map((report) => (
                      <Report key={report.path} {...report} look="row" />
                    ))}
                  </ul>
                </Fold>
              )}
            </div>
          </Section>
        );
      })}
      <Section heading={words.report.heading} lede={words.report.intro} heads="above">
        <div>
          <DataTable label={words.report.heading} {...words.report} />
          <Note>{words.report.note}</Note>
        </div>
      </Section>
      <Section heading={words.month.heading} lede={words.month.intro} heads="above">
        <div className="[--label:24%]">
          <FiguresTable {...words.month} />
          <Note>{words.month.note}</Note>
        </div>
      </Section>
    </TextPage>
  );
}

/** The first of a family lies on its sheet; the others are rows of the same parts. */
const looks = {
  sheet: {
    report:
      'relative overflow-clip rounded border border-line border-t-[3px] border-t-text bg-sheet px-2 pt-1 pb-1.5 hover:border-signal sm:grid-cols-2 sm:px-3 sm:pt-2 sm:pb-3 md:grid-cols-[30.8%_1fr] md:grid-rows-[auto_1fr]',
    head: '',
    use: 'flex flex-col',
    figure: 'text-h1',
  },
  row: {
    report: 'border-t border-line pt-1.5 sm:grid-cols-2 md:grid-cols-12',
    head: 'md:col-span-7 md:grid-cols-7 md:gap-x-4 md:*:first:col-span-4 md:*:last:col-span-3',
    use: 'md:col-span-5 md:grid md:grid-cols-5 md:gap-x-4 md:*:first:col-span-3 md:*:last:col-span-2 md:*:last:flex-col md:*:last:items-start md:*:last:gap-y-0.5',
    figure: 'text-h3',
  },
} as const;

/** How the sheet begins, and what it is for. */
function Report({ page, specimen, look }: SampleReport & { look: keyof typeof looks }) {
  const { heading, document, title, figure, proves, readers } = specimen;
  const { report, head, use, figure: size } = looks[look];
  return (
    <li className={`whole-link grid break-inside-avoid gap-x-4 gap-y-1.5 ${report}`}>
      <div className={`grid content-start gap-y-0.5 ${head}`}>
        <div>
          <p className="caption">{document}</p>
          <h3 className="pt-0.5 leading-[1.3]">{unbroken(title)}</h3>
          <p className="caption pt-0.5">{unbroken(`${words.readers}: ${readers}`)}</p>
        </div>
        <p className="flex flex-wrap content-start items-baseline-last gap-x-2 gap-y-0.5">
          <strong
            className={`-ml-[0.04em] font-medium text-amber-large [font-kerning:none] ${size}`}
          >
            <Figure value={figure.value} />
          </strong>{' '}
          <span className="basis-full text-small text-balance">{unbroken(figure.text)}</span>
        </p>
      </div>
      {look === 'sheet' && (
        <div className="max-sm:hidden sm:max-md:order-last sm:max-md:col-span-full md:row-span-2 md:-mt-1">
          <Excerpt {...specimen} />
        </div>
      )}
      <div className={`gap-y-0.5 ${use}`}>
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

/** The first rows of its first table, and how many more there are before the sum. */
function Excerpt(specimen: SpecimenSection) {
  const [figures] = figuresOn(specimen);
  const table = specimen.form === 'matrix' ? specimen : figures;
  if (!table) return null;
  const left = table.rows.length - SHOWN - (figures?.sum ? 1 : 0);
  return (
    <div className={figures && '[--label:55%]'}>
      {figures ? (
        <FiguresTable {...figures} rows={figures.rows.slice(0, SHOWN)} sum={false} />
      ) : (
        <DataTable {...table} label={specimen.title} rows={table.rows.slice(0, SHOWN)} noTerms />
      )}
      {left > 0 && <p className="caption border-t border-line pt-1">{`… ${left} ${words.left}`}</p>}
    </div>
  );
}
