import { serviceWords } from '@/content/interface';
import type { Step, StepsSection } from '@/content/service-page';
import { Fold } from '../ui/fold';
import { Points } from '../ui/ledger';
import { RichText, unbroken } from '../ui/rich-text';

/** Behind what the customer does, from its head to the last step, 16 px wider than the column. */
const panel =
  'md:relative md:py-1 md:pr-2 md:before:absolute md:before:inset-0 md:before:-left-2 md:before:-z-1 md:before:bg-surface';

/** How the work runs: numbered steps down one line, beside each what we do and what the customer does, which phones fold; last what either side gives. */
export function Sequence({ steps, provide, receive }: StepsSection) {
  return (
    <>
      <div
        aria-hidden="true"
        className="relative z-0 hidden gap-x-4 text-small font-bold md:grid md:grid-cols-4"
      >
        <span className="py-1 md:col-start-2">{serviceWords.we}</span>
        <span className={`md:col-start-4 ${panel}`}>{serviceWords.you}</span>
      </div>
      <ol className="relative z-0">
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
    <li className="group relative pl-5.5 max-sm:not-last:pb-0.75 sm:max-md:not-last:pb-2.5 md:grid md:not-last:min-h-6.5 md:grid-cols-[minmax(min-content,1fr)_repeat(3,minmax(0,1fr))] md:gap-x-4 md:pl-0">
      <span aria-hidden="true" className="absolute inset-y-0 left-0 print:hidden">
        {/* The line goes on to the next number. */}
        <span className="absolute inset-y-0 left-2 w-px bg-line max-sm:top-1 max-sm:-bottom-1 group-last:hidden md:top-1 md:-bottom-1" />
        <span className="relative grid size-4 max-sm:top-1 sm:max-md:-top-0.5 md:top-0.5 place-items-center rounded-full border border-signal bg-paper text-small">
          {number}
        </span>
      </span>
      {/* On paper the number stands before the title, where its circle would lie on the letters. */}
      <Fold
        on="phones"
        heading={
          <h3
            data-number={number}
            className="font-bold md:py-1 md:pl-5.5 md:leading-[1.5] print:before:mr-0.5 print:before:font-normal print:before:content-[attr(data-number)]"
          >
            {unbroken(title)}
          </h3>
        }
      >
        <p className="text-muted md:col-span-2 md:max-w-measure md:py-1">
          <RichText>{text}</RichText>
        </p>
        {customer && (
          <p
            className={`text-muted md:first-letter:uppercase max-sm:pt-0.5 max-sm:pb-1 border-signal sm:max-md:border-l-2 sm:max-md:pl-1.5 ${panel}`}
          >
            <strong className="text-text md:sr-only">{serviceWords.customer}</strong>{' '}
            <RichText>{customer}</RichText>
          </p>
        )}
      </Fold>
    </li>
  );
}
