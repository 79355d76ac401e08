import { buying } from '@/content/buying';
import { exampleDurations } from '@/content/example-durations';
import type { Typical } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { labelOf } from '@/lib/routes';
import { DataTable } from '../ui/data-table';

const { heading, columns, units, rows } = buying.drivers;

/** What the price and the time of each service depend on, each with an example and what is typical, where it is given. */
export function Drivers() {
  return (
    <DataTable
      label={heading}
      columns={columns}
      rows={rows.map(({ route, price, time, costs }) => {
        const { lasts, scope } = exampleDurations[route];
        const typical: Typical = servicePages[route].typical ?? {};
        const cost = typical.from ? '' : ` ${costs}.`;
        return [
          `[${labelOf(route)}](${route})`,
          price,
          time,
          `**${lasts}** ${scope}.${cost}${typically(typical)}`,
        ];
      })}
    />
  );
}

/** As in “Weeks: 3 to 5. People: 2.”; empty where nothing is given. */
function typically(typical: Typical): string {
  return (['weeks', 'people', 'from'] as const)
    .map((name) => (typical[name] ? ` ${units[name]} ${typical[name]}.` : ''))
    .join('');
}
