import { exampleDurations, exampleWords, type PricedService } from '@/content/example-durations';
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
      {unit && <span className="text-small">{unbroken(unit)}</span>}
    </>
  );
}

/** How long a service takes and what it costs, by example: a sentence with its price large and apart. */
export function Example({ service }: { service: PricedService }) {
  const { before, costs, after, also } = exampleWords(exampleDurations[service]);
  return (
    <p className="text-lede text-balance text-muted">
      {before} <span className="my-1 block text-h2 font-medium text-amber-large">{costs}</span>{' '}
      {unbroken(after)}
      {also && ` ${also}`}
    </p>
  );
}
