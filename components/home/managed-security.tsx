import type { HomeContent } from '@/content/home';
import { labelOf } from '@/lib/routes';
import { DataTable } from '../ui/data-table';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

/** The four managed services told apart in three columns. */
export function ManagedSecurity({ heading, lede, columns, rows, link }: HomeContent['managed']) {
  return (
    <Section heading={heading} theme="night" lede={lede}>
      <DataTable
        label={heading}
        columns={columns}
        rows={rows.map(({ route, cells }) => [`[${labelOf(route)}](${route})`, ...cells])}
      />
      <p className="mt-3">
        <RouteLink to={link.route} label={link.label} variant="arrow" />
      </p>
    </Section>
  );
}
