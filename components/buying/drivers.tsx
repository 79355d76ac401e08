import { buying } from '@/content/buying';
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
import { RichText } from '../ui/rich-text';

const { heading, columns, units, rows } = buying.drivers;

/** How long each service takes and what it costs, by an example or by what the company calls typical, and what sets both. */
export function Drivers() {
  return (
    <DataTable
      label={heading}
      columns={columns}
      rows={rows.map(({ route, price, time }) => {
        const example: ExampleDuration = exampleDurations[route];
        const { work, lasts, covers, costs, per, note, also } = example;
        const { weeks, people, from }: Typical = servicePages[route].typical ?? {};
        return [
          `[${labelOf(route)}](${route})`,
          <Told
            key="time"
            amount={lasts}
            unit={covers}
            reason={`for ${work}${also ? `, or ${also.lasts} for ${also.work}` : ''}.${said(units.weeks, weeks)}${said(units.people, people)} ${time}.`}
          />,
          <Told
            key="price"
            amount={from ? `${units.from} ${from}` : costs}
            unit={from ? '' : phrase(per, note, also && `or ${priceOf(also)} for ${also.work}`)}
            reason={`${price}.`}
          />,
        ];
      })}
    />
  );
}

interface ToldProps {
  amount: string;
  unit?: string;
  reason: string;
}

/** What is looked for first, over what it depends on. */
function Told({ amount, unit, reason }: ToldProps) {
  return (
    <div className="text-small">
      <p>
        <Amount as="cell">{amount}</Amount>
        {unit && ` ${unit}`}
      </p>
      <p>
        <RichText>{reason}</RichText>
      </p>
    </div>
  );
}

/** As in “ Weeks: 3 to 5.”; empty where nothing is given. */
function said(unit: string, value: string | undefined): string {
  return value ? ` ${unit} ${value}.` : '';
}
