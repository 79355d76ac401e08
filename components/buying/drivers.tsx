import { buying, type NotedTable } from '@/content/buying';
import {
  type ExampleDuration,
  exampleDurations,
  phrase,
  priceOf,
} from '@/content/example-durations';
import type { Typical } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { labelOf } from '@/lib/routes';
import { DataTable } from '../ui/data-table';
import { Amount } from '../ui/example';
import { RouteLink } from '../ui/site-link';

const { heading, columns, units, rows, reasons } = buying.drivers;

/** How long each service takes and what it costs, by an example or by what the company calls typical. */
export function Examples() {
  return (
    <DataTable
      label={heading}
      columns={columns}
      labelled={false}
      rows={rows.map(({ route }) => {
        const { work, lasts, covers, costs, per, note, also }: ExampleDuration =
          exampleDurations[route];
        const { weeks, people, from }: Typical = servicePages[route].typical ?? {};
        return [
          <span key={route}>
            <RouteLink to={route} label={labelOf(route)} variant="inline" />
            <span className="block text-small font-normal text-muted">
              {phrase(
                `${work}.`,
                weeks && `${units.weeks} ${weeks}.`,
                people && `${units.people} ${people}.`,
              )}
            </span>
          </span>,
          <Amount
            key="time"
            as="cell"
            amount={lasts}
            unit={phrase(covers, also && `or ${also.lasts} for ${also.work}`)}
          />,
          <Amount
            key="price"
            as="cell"
            amount={from ? `${units.from} ${from}` : costs}
            unit={from ? '' : phrase(per, note, also && `or ${priceOf(also)} for ${also.work}`)}
          />,
        ];
      })}
    />
  );
}

/** What each price and time depends on. */
export const priceDrivers: NotedTable = {
  ...reasons,
  rows: rows.map(({ route, price, time }) => [labelOf(route), `${price}.`, `${time}.`]),
};
