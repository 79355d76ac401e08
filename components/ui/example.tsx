import { exampleDurations, exampleWords, type PricedService } from '@/content/example-durations';
import { unbroken } from './rich-text';

const looks = {
  /** Among others. */
  row: { figure: 'text-text', unit: 'text-small' },
  /** What a section is looked at for. */
  display: { figure: 'my-1 text-h2 text-amber-large', unit: '' },
} as const;

interface AmountProps {
  /** As in “SGD 4,000 to 6,000”. */
  amount: string;
  as: keyof typeof looks;
  /** As in “a month”. */
  unit?: string;
}

/** An amount of money or time, large, and what it is for. It breaks before “to” alone. */
export function Amount({ amount, as, unit }: AmountProps) {
  return (
    <>
      <span className={`font-medium ${looks[as].figure}`}>
        {amount.split(/(?= to )/).map((part) => (
          <span key={part} className="whitespace-nowrap">
            {part}
          </span>
        ))}
      </span>{' '}
      {unit && <span className={looks[as].unit}>{unbroken(unit)}</span>}
    </>
  );
}

/** How long a service takes and what it costs, by example: a sentence that ends in its price, large and apart. */
export function Example({ service }: { service: PricedService }) {
  const { before, costs, after, also } = exampleWords(exampleDurations[service]);
  return (
    <p className="text-lede text-balance text-muted">
      {before}{' '}
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <Amount as="display" amount={costs} unit={after} />
      </span>
      {also && ` ${also}`}
    </p>
  );
}
