import { serviceFamilies } from '@/content/navigation';
import { type RouteFamily, routes } from '@/content/routes';
import { sampleReports as words } from '@/content/sample-reports';
import { SPECIMEN_FRAGMENT } from '@/content/specimen';
import { labelOf, pathOf } from '@/lib/routes';
import { type SampleReport, sampleReports } from '@/lib/sample-reports';
import { TextPage } from '../layout/text-page';
import { specimenGrounds } from '../specimen/specimen';
import { DataTable } from '../ui/data-table';
import { unbroken } from '../ui/rich-text';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';
import { ReportLink } from './report-link';

/** What is read before a contract, then the specimens of each family. */
const groups: readonly { family: RouteFamily; heading: string }[] = [
  { family: 'site', heading: words.before },
  ...serviceFamilies.map(({ route }) => ({
    family: routes[route].family,
    heading: labelOf(route),
  })),
];

const layouts = {
  /** Its sheet over two of three columns, what it is for in the third. */
  alone: { list: '', report: 'sm:grid-cols-2 md:grid-cols-3 sm:gap-x-4', sheet: 'md:col-span-2' },
  /** The parts of neighbours in line. */
  several: {
    list: 'sm:grid-cols-2 md:grid-cols-6 md:gap-y-5',
    /** Three in a row; of five, the first two fill theirs. */
    report:
      'row-span-4 grid-rows-subgrid md:col-span-2 md:first:nth-last-[3n+2]:col-span-3 md:nth-2:nth-last-[3n+1]:col-span-3',
    sheet: 'row-span-3 grid-rows-subgrid',
  },
} as const;

type Layout = (typeof layouts)[keyof typeof layouts];

/** Every specimen by family, each with its file and the page that shows it. */
export function SampleReportsPage() {
  return (
    <TextPage id="sampleReports" words={words} drawing="policy">
      {groups.map(({ family, heading }) => {
        const reports = sampleReports.filter(({ page }) => routes[page].family === family);
        const layout = layouts[reports.length > 1 ? 'several' : 'alone'];
        return (
          <Section key={heading} heading={heading} theme={specimenGrounds[family]} heads="above">
            <ul className={`grid gap-x-4 gap-y-3 ${layout.list}`}>
              {reports.map((report) => (
                <Report key={report.path} {...report} layout={layout} />
              ))}
            </ul>
          </Section>
        );
      })}
      <Section heading={words.report.heading} lede={words.report.intro} heads="above">
        <DataTable label={words.report.heading} {...words.report} />
      </Section>
    </TextPage>
  );
}

/** How the sheet begins, and what it is for. */
function Report({ page, specimen, layout }: SampleReport & { layout: Layout }) {
  const { heading, document, title, figure, proves, readers } = specimen;
  return (
    <li className={`whole-link grid break-inside-avoid gap-y-1 sm:gap-y-1.5 ${layout.report}`}>
      <div
        className={`${layout.sheet} grid gap-y-0.5 rounded border border-line border-t-[3px] border-t-text bg-sheet px-2 pt-0.5 pb-1.5 in-[.whole-link:hover]:border-signal sm:gap-y-1 sm:px-3 sm:pt-1 sm:pb-2`}
      >
        <p className="caption border-line border-b pb-0.5">{document}</p>
        <h3 className="text-lede leading-[1.3]">{title}</h3>
        <p className="flex flex-wrap content-start items-baseline-last gap-x-2 gap-y-0.5">
          <strong className="-ml-[0.04em] font-medium text-amber-large text-h2 [font-kerning:none]">
            {figure.value}
          </strong>{' '}
          <span className="flex-1 text-small text-balance max-sm:basis-full sm:basis-40">
            {unbroken(figure.text)}
          </span>
        </p>
      </div>
      <div className="flex flex-col gap-0.5">
        <p className="max-w-measure">
          <strong>{`${heading}.`}</strong> {unbroken(proves)}
        </p>
        <p className="caption">{unbroken(`${words.readers}: ${readers}`)}</p>
        <p className="mt-auto -mb-1 flex flex-wrap gap-x-3 max-sm:-mt-1">
          <SiteLink href={`${pathOf(page)}#${SPECIMEN_FRAGMENT}`} variant="listed">
            {labelOf(page)}
          </SiteLink>
          <ReportLink page={page} said={heading} />
        </p>
      </div>
    </li>
  );
}
