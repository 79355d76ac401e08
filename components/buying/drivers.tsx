import { buying, type NotedTable } from '@/content/buying';
import { type ExampleDuration, exampleDurations, phrase } from '@/content/example-durations';
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
      rows={rows.flatMap(({ route }) => {
        const example: ExampleDuration = exampleDurations[route];
        const { weeks, people, from }: Typical = servicePages[route].typical ?? {};
        return [example, ...(example.also ? [example.also] : [])].map((shown) => [
          <RouteLink key={shown.work} to={route} label={labelOf(route)} variant="inline" />,
          <span key="work" className="block text-small sm:w-[10rem] lg:w-[19rem]">
            {phrase(
              shown.work,
              weeks && `${units.weeks} ${weeks}.`,
              people && `${units.people} ${people}.`,
            )}
          </span>,
          <span key="time" className="block lg:w-[12rem]">
            <Amount as="line" amount={shown.lasts} unit={shown.covers} />
          </span>,
          <Amount
            key="price"
            as="line"
            amount={from ? `${units.from} ${from}` : shown.costs}
            unit={from ? '' : phrase(shown.per, shown.note)}
          />,
        ]);
      })}
    />
  );
}

/** What each price and time depends on. */
export const priceDrivers: NotedTable = {
  ...reasons,
  rows: rows.map(({ route, price, time }) => [labelOf(route), `${price}.`, `${time}.`]),
};
