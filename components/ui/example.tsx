import { buying } from '@/content/buying';
import { exampleRows, type PricedService } from '@/content/example-durations';
import { serviceWords } from '@/content/interface';
import { DataTable } from './data-table';
import { Fold } from './fold';
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

/** How long a service takes and what it costs, by an example; those that are left are folded under it. */
export function Example({ service }: { service: PricedService }) {
  const [first, ...rest] = exampleRows(service);
  return (
    <div className="mb-4 border-b border-line [--label:25.67%] sm:[--second:51.33%] print:[--second:46%] md:[--layout:fixed]">
      {first && <ExampleTable rows={[first]} size="text-h2 print:text-lede" />}
      {rest.length > 0 && (
        <Fold heading={<strong>{serviceWords.examples}</strong>}>
          <ExampleTable rows={rest} size="text-lede" />
        </Fold>
      )}
    </div>
  );
}

interface ExampleTableProps {
  rows: ReturnType<typeof exampleRows>;
  /** Of the prices. */
  size: string;
}

function ExampleTable({ rows, size }: ExampleTableProps) {
  const { columns, heading } = buying.drivers;
  return (
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
  );
}
