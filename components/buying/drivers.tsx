import type { buying } from '@/content/buying';
import type { ServiceId } from '@/content/routes';
import type { Typical } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { labelOf } from '@/lib/routes';
import { DataTable } from '../ui/data-table';

interface DriversProps
  extends Pick<typeof buying.drivers, 'heading' | 'columns' | 'typical' | 'units' | 'rows'> {
  /** What is typical of each service, where the company says it. */
  figures?: (id: ServiceId) => Typical | undefined;
}

/** What the price and the time of each service depend on; what is typical, where any service says it. */
export function Drivers({
  heading,
  columns,
  typical,
  units,
  rows,
  figures = (id) => servicePages[id].typical,
}: DriversProps) {
  const given = rows.map(({ route }) => figuresIn(figures(route), units));
  const isGiven = given.some(Boolean);
  return (
    <DataTable
      label={heading}
      columns={isGiven ? [...columns, typical] : columns}
      rows={rows.map(({ route, price, time }, index) => [
        `[${labelOf(route)}](${route})`,
        price,
        time,
        ...(isGiven ? [given[index] ?? ''] : []),
      ])}
    />
  );
}

/** As in “Weeks: 3 to 5. People: 2.”; empty where nothing is given. */
function figuresIn(typical: Typical = {}, units: DriversProps['units']): string {
  return (['weeks', 'people', 'from'] as const)
    .flatMap((name) => (typical[name] ? [`${units[name]} ${typical[name]}.`] : []))
    .join(' ');
}
