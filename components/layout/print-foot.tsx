import { company } from '@/content/company';
import type { RouteId } from '@/content/routes';
import { buildDate } from '@/lib/build-date';
import { canonicalPathOf } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';

/** What stands at the foot of every printed sheet: whose page it is, where to ask, its address and its date. */
export function PrintFoot({ current }: { current?: RouteId }) {
  const path = current ? canonicalPathOf(current) : '/';
  return (
    <p className="print-foot" aria-hidden="true">
      {[company.name, company.email, absoluteUrl(path), buildDate].join(' · ')}
    </p>
  );
}
