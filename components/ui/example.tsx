import { type ExampleDuration, exampleWords, priceWords } from '@/content/example-durations';

const figures = {
  /** In a cell of a table. */
  cell: 'text-lede leading-[1.25] text-text',
  /** What a section is looked at for. */
  large: 'inline-block pt-0.5 text-h2 text-amber-large',
} as const;

interface AmountProps {
  /** As in “SGD 4,000 to 6,000”. */
  children: string;
  as: keyof typeof figures;
}

/** An amount of money or time, large. */
export function Amount({ children, as }: AmountProps) {
  return <span className={`font-medium ${figures[as]}`}>{children}</span>;
}

/** How long a service takes and what it costs, by example: one sentence that ends in its price, large and apart. */
export function Example({ example }: { example: ExampleDuration }) {
  const { before, costs, after, also } = exampleWords(example);
  return (
    <p className="grid gap-x-4 text-balance text-muted md:grid-cols-2">
      <span>{before} </span>
      <span className="md:row-span-2 md:-mt-1">
        <Amount as="large">{costs}</Amount>
        {after && <span className="block">{` ${after}`}</span>}
      </span>
      {also && <span className="mt-0.5 md:mt-1">{` ${also}`}</span>}
    </p>
  );
}

/** What a service costs, by example, where its price stands among others. */
export function ExamplePrice({ example }: { example: ExampleDuration }) {
  const { before, costs, after } = priceWords(example);
  return (
    <p className="mt-1 text-small">
      {before}
      <br />
      <Amount as="cell">{costs}</Amount> {after}
    </p>
  );
}
