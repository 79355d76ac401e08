import { type ExampleDuration, exampleWords, priceWords } from '@/content/example-durations';

const looks = {
  /** In a cell of a table. */
  cell: { text: '', figure: 'text-lede leading-[1.25] text-text', unit: 'text-small' },
  /** Beside an advice. */
  large: { text: '', figure: 'text-h2 text-amber-large', unit: 'max-sm:block sm:ml-1' },
  /** What a section is looked at for. */
  display: { text: 'text-lede', figure: 'text-h1 text-amber-large', unit: 'max-sm:block sm:ml-1' },
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
      </span>
      {unit && <span className={looks[as].unit}>{` ${unit}`}</span>}
    </>
  );
}

interface ExampleProps extends Pick<AmountProps, 'as'> {
  example: ExampleDuration;
}

/** How long a service takes and what it costs, by example: one sentence that ends in its price, large and apart. */
export function Example({ example, as }: ExampleProps) {
  const { before, costs, after, also } = exampleWords(example);
  return (
    <p className={`text-balance text-muted ${looks[as].text}`}>
      {before}{' '}
      <span className="my-1 block">
        <Amount as={as} amount={costs} unit={after} />
      </span>
      {also && ` ${also}`}
    </p>
  );
}

/** What a service costs, by example, where its price stands among others. */
export function ExamplePrice({ example }: { example: ExampleDuration }) {
  const { before, costs, after } = priceWords(example);
  return (
    <p className="mt-1">
      <span className="block text-small">{before} </span>
      <Amount as="cell" amount={costs} unit={after} />
    </p>
  );
}
