import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import { reportPath } from '@/lib/sample-reports';

const variants = {
  listed: 'link inline-flex min-h-target items-center',
  outlined:
    'inline-flex min-h-target items-center rounded border border-muted px-2 font-bold hover:text-signal',
} as const;

interface ReportLinkProps {
  service: ServiceId;
  variant: keyof typeof variants;
  /** What only screen readers say after that, where there are several. */
  said?: string;
}

/** The link to a service's specimen as a file. */
export function ReportLink({ service, variant, said }: ReportLinkProps) {
  return (
    <a href={reportPath(service)} type="application/pdf" className={variants[variant]}>
      {serviceWords.keepSpecimen}
      {said && <span className="sr-only"> ({said})</span>}
    </a>
  );
}
