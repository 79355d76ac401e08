import { buying, type NotedTable } from '@/content/buying';
import { examplesOf, type PricedService, phrase } from '@/content/example-durations';
import { home } from '@/content/home';
import type { Typical } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { labelOf } from '@/lib/routes';
import { DataTable, QUARTERS } from '../ui/data-table';
import { Amount } from '../ui/example';
import { Fold } from '../ui/fold';
import { RouteLink } from '../ui/site-link';

const { columns, units, rows, reasons } = buying.drivers;

/** How long each service takes and what it costs, by an example or by what the company calls typical: a table for each of home's families, folded but for the first. */
export function Examples() {
  return home.services.items.map(({ route: family, services }, index) => (
    <Fold
      key={family}
      open={index === 0}
      heading={<h3 className="text-lede leading-tight font-bold">{labelOf(family)}</h3>}
    >
      <div className={`pb-3 ${QUARTERS}`}>
        <DataTable
          label={labelOf(family)}
          columns={[reasons.columns[0] ?? '', ...columns]}
          of="lines"
          rows={services.flatMap(linesOf)}
        />
      </div>
    </Fold>
  ));
}

function linesOf(route: PricedService) {
  const { weeks, people, from }: Typical = servicePages[route].typical ?? {};
  const typical = [weeks && `${units.weeks} ${weeks}.`, people && `${units.people} ${people}.`];
  return examplesOf(route).map((shown) => [
    <RouteLink key={shown.work} to={route} label={shown.name ?? labelOf(route)} variant="inline" />,
    <span key="work" className="block text-small first-letter:uppercase">
      {phrase(shown.work, ...typical)}
    </span>,
    <Amount
      key="price"
      amount={from ? `${units.from} ${from}` : shown.costs}
      unit={from ? '' : phrase(shown.per, shown.note)}
    />,
    <Amount key="time" amount={shown.lasts} unit={shown.covers} />,
  ]);
}

/** What each price and time depends on. */
export const priceDrivers: NotedTable = {
  ...reasons,
  rows: rows.map(({ route, price, time }) => [labelOf(route), `${price}.`, `${time}.`]),
};
