import { serviceWords } from '@/content/interface';
import type { Step, StepsSection } from '@/content/service-page';
import { Fold } from '../ui/fold';
import { Points } from '../ui/ledger';
import { RichText, unbroken } from '../ui/rich-text';

const columns = {
  threes: 'md:grid-cols-3 md:*:nth-[n+4]:pt-3 *:nth-[3n]:[--gap:0]',
  fours: 'md:grid-cols-4 md:*:nth-[n+5]:pt-3 *:nth-[4n]:[--gap:0]',
  fives: 'md:grid-cols-5',
} as const;

/** How the work runs: numbered steps along one line, under each what we do and what the customer does, which phones fold; last what either side gives. */
export function Sequence({ steps, provide, receive }: StepsSection) {
  const layout = columns[steps.length === 5 ? 'fives' : steps.length % 3 ? 'fours' : 'threes'];
  return (
    <>
      <ol className={`relative z-0 md:grid md:gap-x-4 md:gap-y-1 ${layout}`}>
        {steps.map((step, index) => (
          <Station key={step.title} number={index + 1} {...step} />
        ))}
      </ol>
      <div className="grid gap-x-4 md:grid-cols-2">
        <div className="[--color-signal:var(--color-text)]">
          {provide && <Points heading={serviceWords.provide} points={provide} />}
        </div>
        {receive && <Points heading={serviceWords.receive} points={receive} />}
      </div>
    </>
  );
}

function Station({ number, title, text, customer }: Step & { number: number }) {
  return (
    <li className="group relative pb-0.75 pl-5.5 last:pb-0 sm:pb-2.5 md:row-span-4 md:grid md:grid-rows-subgrid md:p-0">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 md:static md:mr-[var(--gap,-2rem)] md:flex md:items-center print:hidden"
      >
        {/* The line goes on to the next number, over the gap between. */}
        <span className="absolute inset-y-0 left-2 w-px bg-line max-sm:top-1 max-sm:-bottom-1 group-last:hidden md:static md:order-last md:h-px md:w-full" />
        <span className="relative grid size-4 max-sm:top-1 sm:max-md:-top-0.5 place-items-center rounded-full border border-signal bg-paper text-small md:flex-none">
          {number}
        </span>
      </span>
      {/* On paper the number stands before the title, where its circle would lie on the letters. */}
      <Fold
        on="phones"
        heading={
          <h3
            data-number={number}
            className="font-bold print:before:mr-0.5 print:before:font-normal print:before:content-[attr(data-number)]"
          >
            {unbroken(title)}
          </h3>
        }
      >
        <p className="text-muted md:pb-1">
          <RichText>{text}</RichText>
        </p>
        {customer && (
          <p className="text-muted max-sm:pt-0.5 max-sm:pb-1 border-signal sm:max-md:border-l-2 sm:max-md:pl-1.5 md:relative md:py-1 md:before:absolute md:before:inset-0 md:before:-z-1 md:before:[border-image:conic-gradient(var(--color-surface)_0_0)_fill_0/0/0_100vw]">
            <strong className="text-text">{serviceWords.customer}</strong>{' '}
            <RichText>{customer}</RichText>
          </p>
        )}
      </Fold>
    </li>
  );
}
