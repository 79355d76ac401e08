import { Fragment } from 'react';
import { serviceWords } from '@/content/interface';
import type { Step, StepsSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';

/** How the work runs: numbered steps down one line, and in each what the customer does. */
export function Sequence({ steps }: Pick<StepsSection, 'steps'>) {
  return (
    <ol>
      {steps.map((step, index) => (
        <Station key={step.title} number={index + 1} {...step} />
      ))}
    </ol>
  );
}

function Station({ number, title, text, customer }: Step & { number: number }) {
  return (
    <li className="group relative gap-x-4 pb-1.25 pl-5.5 last:pb-0 md:pb-2.5 md:grid md:grid-cols-8 md:pl-0">
      {/* The line goes on to the next number. */}
      <span
        aria-hidden="true"
        className="absolute top-4 bottom-0 left-2 w-px bg-line group-last:hidden print:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 grid size-4 place-items-center rounded-full border border-signal text-small tabular-nums print:hidden"
      >
        {number}
      </span>
      {/* On paper the number stands before the title, where its circle would lie on the letters. */}
      <h3
        data-number={number}
        className="pt-0.5 font-bold md:col-span-3 md:pl-7 print:before:mr-0.5 print:before:font-normal print:before:content-[attr(data-number)]"
      >
        {breakable(title)}
      </h3>
      <p className="text-muted md:col-span-5 md:pt-0.5">
        <RichText>{text}</RichText>{' '}
        {customer && (
          <>
            <strong className="text-text">{serviceWords.customer}</strong>{' '}
            <RichText>{customer}</RichText>
          </>
        )}
      </p>
    </li>
  );
}

/** “Validation/Exploitation” may break after its stroke. */
function breakable(title: string) {
  return title.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
