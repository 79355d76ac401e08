import { type ExampleDuration, exampleWords, priceWords } from '@/content/example-durations';

const looks = {
  /** In a cell of a table. */
  cell: { figure: 'text-lede leading-[1.25] text-text', unit: 'text-small' },
  /** What a section is looked at for. */
  large: { figure: 'inline-block pt-0.5 text-h2 text-amber-large', unit: 'block' },
} as const;

interface AmountProps {
  /** As in “SGD 4,000 to 6,000”. */
  amount: string;
  as: keyof typeof looks;
  /** As in “a month”. */
  unit?: string;
}

/** An amount of money or time, large, and what it is for. */
export function Amount({ amount, as, unit }: AmountProps) {
  return (
    <>
      <span className={`font-medium ${looks[as].figure}`}>{amount}</span>
      {unit && <span className={looks[as].unit}>{` ${unit}`}</span>}
    </>
  );
}

/** How long a service takes and what it costs, by example: one sentence that ends in its price, large and apart. */
export function Example({ example }: { example: ExampleDuration }) {
  const { before, costs, after, also } = exampleWords(example);
  return (
    <p className="grid gap-x-4 text-balance text-muted md:grid-cols-2">
      <span>{before} </span>
      <span className="md:row-span-2 md:-mt-2">
        <Amount as="large" amount={costs} unit={after} />
      </span>
      {also && <span className="mt-0.5 md:mt-1">{` ${also}`}</span>}
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
