import { buying } from '@/content/buying';
import { exampleRows, type PricedService } from '@/content/example-durations';
import { DataTable } from './data-table';
import { unbroken } from './rich-text';

interface AmountProps {
  /** As in “SGD 4,000 to 6,000”. */
  amount: string;
  /** As in “a month”. */
  unit?: string;
}

/** An amount of money or time in a row, and what it is for. It breaks before “to” alone. */
export function Amount({ amount, unit }: AmountProps) {
  return (
    <>
      <span className="font-medium text-text">
        {amount.split(/(?= to )/).map((part) => (
          <span key={part} className="whitespace-nowrap">
            {part}
          </span>
        ))}
      </span>{' '}
      {unit && <span className="inline-block text-small">{unbroken(unit)}</span>}
    </>
  );
}

/** How long a service takes and what it costs: a row for each of its examples, as in the list of all prices. */
export function Example({ service }: { service: PricedService }) {
  const { columns, heading } = buying.drivers;
  const rows = exampleRows(service);
  const size = rows.length > 1 ? 'text-lede' : 'text-h2 print:text-lede';
  return (
    <div className="mb-4 border-b border-line [--label:25.67%] sm:[--second:51.33%] print:[--second:46%] md:[--layout:fixed]">
      <DataTable
        label={heading}
        columns={columns}
        of="lines"
        rows={rows.map(({ work, time: [lasts, covers], price: [costs, after] }) => [
          work,
          <span key="price">
            <strong className={`${size} leading-none font-medium text-text sm:whitespace-nowrap`}>
              {costs}
            </strong>{' '}
            <span className="inline-block text-small">{unbroken(after)}</span>
          </span>,
          <Amount key="time" amount={lasts} unit={covers} />,
        ])}
      />
    </div>
  );
}
