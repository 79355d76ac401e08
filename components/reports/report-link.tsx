import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import { reportPath } from '@/lib/sample-reports';

interface ReportLinkProps {
  service: ServiceId;
  /** What only screen readers say after that, where there are several. */
  said?: string;
}

/** The link to a service's specimen as a file. */
export function ReportLink({ service, said }: ReportLinkProps) {
  return (
    <a
      href={reportPath(service)}
      type="application/pdf"
      className="link inline-flex min-h-target items-center print:hidden"
    >
      {serviceWords.keepSpecimen}
      {said && <span className="sr-only"> ({said})</span>}
    </a>
  );
}
