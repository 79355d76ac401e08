import { examplesOf, exampleWords, type PricedService } from '@/content/example-durations';
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

/** How long a service takes, by example, and what it costs, large and apart: once for each of its examples. */
export function Example({ service }: { service: PricedService }) {
  return examplesOf(service)
    .map(exampleWords)
    .map(({ takes, costs, after }) => (
      <p key={takes} className="text-muted *:block not-last:mb-2">
        <span className="text-lede text-balance">{unbroken(takes)}</span>{' '}
        <strong className="my-0.5 text-h2 font-medium text-amber-large">{costs}</strong>{' '}
        <span>{unbroken(after)}</span>
      </p>
    ));
}
