import type { buying } from '@/content/buying';
import { exampleDurations } from '@/content/example-durations';
import type { ServiceId } from '@/content/routes';
import type { Typical } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { labelOf } from '@/lib/routes';
import { DataTable } from '../ui/data-table';

interface DriversProps
  extends Pick<typeof buying.drivers, 'heading' | 'columns' | 'units' | 'rows'> {
  /** What is typical of each service, where the company says it. */
  figures?: (id: ServiceId) => Typical | undefined;
}

/** What the price and the time of each service depend on, each with an example and what is typical, where it is given. */
export function Drivers({
  heading,
  columns,
  units,
  rows,
  figures = (id) => servicePages[id].typical,
}: DriversProps) {
  return (
    <DataTable
      label={heading}
      columns={columns}
      rows={rows.map(({ route, price, time, costs }) => {
        const { lasts, scope } = exampleDurations[route];
        const typical = figures(route);
        const cost = typical?.from ? '' : `${costs}. `;
        return [
          `[${labelOf(route)}](${route})`,
          price,
          time,
          `**${lasts}** ${scope}. ${cost}${typically(typical, units)}`,
        ];
      })}
    />
  );
}

/** As in “Weeks: 3 to 5. People: 2.”; empty where nothing is given. */
function typically(typical: Typical = {}, units: DriversProps['units']): string {
  return (['weeks', 'people', 'from'] as const)
    .flatMap((name) => (typical[name] ? [`${units[name]} ${typical[name]}.`] : []))
    .join(' ');
}
