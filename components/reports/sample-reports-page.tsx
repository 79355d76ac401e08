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

/** Every specimen by family, each with its file and the page that shows it. */
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
          <Section key={route} heading={labelOf(route)} heads="beside">
            <ul>
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
  const { heading, document, proves, readers } = specimen;
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-line border-t py-2 sm:grid-cols-[3fr_5fr]">
      <div>
        <h3 className="font-bold">{heading}</h3>
        <p className="caption">{document}</p>
      </div>
      <div>
        <p>{proves}</p>
        <p className="caption">{`${words.readers}: ${readers}`}</p>
        <p className="flex flex-wrap gap-x-3">
          <ReportLink service={service} said={heading} />
          <SiteLink href={`${pathOf(service)}#${SPECIMEN_FRAGMENT}`} variant="listed">
            {labelOf(service)}
          </SiteLink>
        </p>
      </div>
    </li>
  );
}
