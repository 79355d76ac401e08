import { buying } from '@/content/buying';
import {
  type ExampleDuration,
  type Example as ExampleOfWork,
  exampleDurations,
  exampleRow,
  type PricedService,
} from '@/content/example-durations';
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
      <span className="font-medium text-text">{amount.replace(/ (?!to )/g, '\u00a0')}</span>{' '}
      {unit && <span className="inline-block text-small">{unbroken(unit)}</span>}
    </>
  );
}

const prices = {
  first: 'text-h2 leading-none sm:whitespace-nowrap print:text-lede',
  further: 'text-lede leading-none sm:whitespace-nowrap',
  listed: 'text-lede leading-tight whitespace-nowrap',
} as const;

/** A price that stands out, and under it what belongs to it. */
export function Price({ amount, unit, as }: Required<AmountProps> & { as: keyof typeof prices }) {
  return (
    <span>
      <strong className={`font-medium text-text ${prices[as]}`}>{amount}</strong>{' '}
      <span className="block text-small">{unbroken(unit)}</span>
    </span>
  );
}

/** How long a service takes and what it costs, by an example; further ones are folded under it. */
export function Example({ service }: { service: PricedService }) {
  const { also, ...first }: ExampleDuration = exampleDurations[service];
  return (
    <div className="mb-4 border-b border-line [--label:25.67%] sm:[--second:51.33%] print:[--second:46%] md:[--layout:fixed]">
      <ExampleTable examples={[first]} as="first" />
      {also && (
        <Fold heading={<strong>{serviceWords.examples}</strong>}>
          <ExampleTable examples={also} as="further" />
        </Fold>
      )}
    </div>
  );
}

interface ExampleTableProps {
  examples: readonly ExampleOfWork[];
  as: 'first' | 'further';
}

function ExampleTable({ examples, as }: ExampleTableProps) {
  const { columns, heading } = buying.drivers;
  return (
    <DataTable
      label={heading}
      columns={columns}
      of="lines"
      rows={examples
        .map(exampleRow)
        .map(({ work, time: [lasts, covers], price: [costs, unit] }) => [
          work,
          <Price key="price" amount={costs} unit={unit} as={as} />,
          <Amount key="time" amount={lasts} unit={covers} />,
        ])}
    />
  );
}
