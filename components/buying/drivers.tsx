import { buying } from '@/content/buying';
import { exampleDurations } from '@/content/example-durations';
import type { Typical } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { labelOf } from '@/lib/routes';
import { DataTable } from '../ui/data-table';

const { heading, columns, units, rows } = buying.drivers;

/** How long each service takes and what it costs, by an example or by what the company calls typical, and what sets both. */
export function Drivers() {
  return (
    <DataTable
      label={heading}
      columns={columns}
      rows={rows.map(({ route, price, time }) => {
        const { lasts, scope, costs } = exampleDurations[route];
        const { weeks, people, from }: Typical = servicePages[route].typical ?? {};
        return [
          `[${labelOf(route)}](${route})`,
          `**${lasts}** ${scope}.${said(units.weeks, weeks)}${said(units.people, people)} ${time}.`,
          `**${from ? `${units.from} ${from}` : costs}.** ${price}.`,
        ];
      })}
    />
  );
}

/** As in “ Weeks: 3 to 5.”; empty where nothing is given. */
function said(unit: string, value: string | undefined): string {
  return value ? ` ${unit} ${value}.` : '';
}
