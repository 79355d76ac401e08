import {
  exampleDurations,
  exampleWords,
  type PricedService,
  priceWords,
} from '@/content/example-durations';
import { labelOf } from '@/lib/routes';
import { unbroken } from './rich-text';

const looks = {
  /** In a line of a price list. */
  line: { words: priceWords, text: '', figure: 'text-text', unit: 'text-small sm:max-lg:block' },
  /** Where a price stands among others. */
  cell: {
    words: priceWords,
    text: 'mt-1 text-small',
    figure: 'text-text sm:text-lede sm:leading-[1.25]',
    unit: 'text-small',
  },
  /** What a section is looked at for. */
  display: {
    words: exampleWords,
    text: 'text-lede text-balance',
    figure: 'my-1 text-h2 text-amber-large',
    unit: '',
  },
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

/** What a service costs, by example, and where it stands alone how long it takes: a sentence that ends in its price, large and apart. */
export function Example({ service, as }: Pick<AmountProps, 'as'> & { service: PricedService }) {
  const { words, text } = looks[as];
  const { before, costs, after, also } = words(exampleDurations[service], labelOf(service));
  return (
    <p className={`text-muted ${text}`}>
      {before}{' '}
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <Amount as={as} amount={costs} unit={after} />
      </span>
      {also && ` ${also}`}
    </p>
  );
}
