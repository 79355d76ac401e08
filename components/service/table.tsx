import type { TableSection } from '@/content/service-page';
import { DataTable } from '../ui/data-table';
import { Lede } from '../ui/lede';
import { Section } from '../ui/section';

/** A comparison, or how the service is measured. */
export function Table({ heading, intro, columns, rows }: TableSection) {
  return (
    <Section heading={heading} theme="surface" aside={intro && <Lede>{intro}</Lede>}>
      <DataTable label={heading} columns={columns} rows={rows} />
    </Section>
  );
}
