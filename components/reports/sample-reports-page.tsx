import { serviceFamilies } from '@/content/navigation';
import { routes } from '@/content/routes';
import { sampleReports as words } from '@/content/sample-reports';
import { SPECIMEN_FRAGMENT } from '@/content/specimen';
import { contactPath } from '@/lib/contact/subjects';
import { labelOf, pathOf } from '@/lib/routes';
import { type SampleReport, sampleReports } from '@/lib/sample-reports';
import { ContactCall } from '../ui/contact-call';
import { ExpandAcronyms } from '../ui/expand-acronyms';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';
import { ReportLink } from './report-link';
import { SheetPicture } from './sheet-picture';

/** Every specimen by family, the watch's in its night, each with its file and the page that shows it. */
export function SampleReportsPage() {
  const { title, headline, intro, callToAction } = words;
  return (
    <ExpandAcronyms>
      <div className="night bg-paper">
        <PageHead title={title} headline={headline} intro={intro} />
      </div>
      {serviceFamilies.map(({ route }) => {
        const { family } = routes[route];
        const reports = sampleReports.filter(({ service }) => routes[service].family === family);
        return (
          <Section
            key={route}
            heading={labelOf(route)}
            theme={family === 'managed' ? 'night' : family === 'training' ? 'surface' : 'paper'}
          >
            <ul className="grid gap-x-8 lg:grid-cols-2">
              {reports.map((report) => (
                <Report key={report.path} {...report} />
              ))}
            </ul>
          </Section>
        );
      })}
      <ContactCall heading={callToAction} href={contactPath('sampleReports')} />
    </ExpandAcronyms>
  );
}

function Report({ service, specimen }: SampleReport) {
  const { heading, title, proves, readers } = specimen;
  return (
    <li className="grid grid-cols-[3.5rem_1fr] items-start max-sm:text-small gap-x-2 border-t border-line py-3 lg:last:odd:col-span-2 sm:grid-cols-[8rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-4 sm:py-4">
      <div className="sm:row-span-2 print:hidden">
        <SheetPicture specimen={specimen} />
      </div>
      <div>
        <h3 className="text-h3">{heading}</h3>
        <p className="text-muted">{title}</p>
      </div>
      <div className="col-span-2 sm:col-span-1">
        <dl className="mt-1.5 grid grid-cols-[auto_1fr] items-baseline gap-x-2 gap-y-0.5">
          <dt className="caption">{words.proves}</dt>
          <dd>{proves}</dd>
          <dt className="caption">{words.readers}</dt>
          <dd>{readers}</dd>
        </dl>
        <p className="flex flex-wrap gap-x-3">
          <ReportLink service={service} variant="listed" said={heading} />
          <SiteLink href={`${pathOf(service)}#${SPECIMEN_FRAGMENT}`} variant="listed">
            {labelOf(service)}
          </SiteLink>
        </p>
      </div>
    </li>
  );
}
