import { serviceWords } from '@/content/interface';
import { isPrinted, reportPath, type SpecimenPage } from '@/lib/sample-reports';

interface ReportLinkProps {
  page: SpecimenPage;
  /** What only screen readers say after that, where there are several. */
  said?: string;
}

/** The link to a service's specimen as a file. */
export function ReportLink({ page, said }: ReportLinkProps) {
  if (!isPrinted(reportPath(page))) return null;
  return (
    <a
      href={reportPath(page)}
      type="application/pdf"
      className="link relative inline-flex min-h-target items-center print:hidden"
    >
      {serviceWords.keepSpecimen}
      {said && <span className="sr-only"> ({said})</span>}
    </a>
  );
}
