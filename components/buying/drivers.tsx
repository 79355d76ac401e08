import { buying } from '@/content/buying';
import { type ExampleDuration, exampleDurations, exampleTime } from '@/content/example-durations';
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
        const { work, costs, also } = example;
        const second = (what: 'lasts' | 'costs') =>
          also ? `, or ${also[what]} for ${also.work}` : '';
        const { weeks, people, from }: Typical = servicePages[route].typical ?? {};
        return [
          `[${labelOf(route)}](${route})`,
          <Told
            key="time"
            amount={exampleTime(example)}
            reason={`for ${work}${second('lasts')}.${said(units.weeks, weeks)}${said(units.people, people)} ${time}.`}
          />,
          <Told
            key="price"
            amount={from ? `${units.from} ${from}` : `${costs}${second('costs')}`}
            reason={`${price}.`}
          />,
        ];
      })}
    />
  );
}

/** What is looked for first, over what it depends on. */
function Told({ amount, reason }: { amount: string; reason: string }) {
  return (
    <div className="text-small">
      <p>
        <Amount amount={amount} as="cell" />
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
