import { serviceFamilies } from '@/content/navigation';
import { type RouteFamily, routes } from '@/content/routes';
import { sampleReports as words } from '@/content/sample-reports';
import { SPECIMEN_FRAGMENT } from '@/content/specimen';
import { labelOf, pathOf } from '@/lib/routes';
import { isPrinted, reportPicture, type SampleReport, sampleReports } from '@/lib/sample-reports';
import { TextPage } from '../layout/text-page';
import { specimenGrounds } from '../specimen/specimen';
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

/** Every specimen by family, each with its file and the page that shows it. */
export function SampleReportsPage() {
  return (
    <TextPage id="sampleReports" words={words}>
      {groups.map(({ family, heading }) => (
        <Section key={heading} heading={heading} theme={specimenGrounds[family]}>
          <ul className="grid gap-4 sm:grid-cols-2 md:gap-y-6">
            {sampleReports
              .filter(({ page }) => routes[page].family === family)
              .map((report) => (
                <Report key={report.path} {...report} />
              ))}
          </ul>
        </Section>
      ))}
    </TextPage>
  );
}

function Report({ page, specimen }: SampleReport) {
  const { heading, document, figure, proves, readers } = specimen;
  const { width, height } = reportPicture;
  return (
    // One that is alone in its row has its picture beside it, where its shelf would be half empty.
    <li className="grid content-start gap-x-4 gap-y-1.5 max-sm:not-first:*:[img]:hidden sm:last:odd:col-span-2 sm:last:odd:grid-cols-2">
      {/* Phones show and fetch that of each family's first alone, and have the figures of the others. */}
      {isPrinted(page) && (
        <img
          src={reportPicture.path(page)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded border border-line bg-sheet object-cover object-top max-sm:h-20"
        />
      )}
      <div>
        <h3 className="text-lede font-bold">{heading}</h3>
        <p className="caption">{document}</p>
        <p className="mt-1 flex flex-wrap items-end gap-x-2 sm:hidden [li:first-child_&]:hidden">
          <strong className="font-medium text-amber-large text-figure">{figure.value}</strong>
          <span className="caption min-w-20 flex-1">{unbroken(figure.text)}</span>
        </p>
        <p className="mt-0.5">{proves}</p>
        <p className="caption">{`${words.readers}: ${readers}`}</p>
        <p className="flex flex-wrap gap-x-3">
          <ReportLink page={page} said={heading} />
          <SiteLink href={`${pathOf(page)}#${SPECIMEN_FRAGMENT}`} variant="listed">
            {labelOf(page)}
          </SiteLink>
        </p>
      </div>
    </li>
  );
}
