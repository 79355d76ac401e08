import { type ReactNode, useEffect, useRef } from 'react';
import { contact } from '@/content/contact';
import { alertOf, lineOf } from '@/lib/contact/fault-words';
import type { Fault, FormState } from '@/lib/contact/form-state';

const { alerts, composed, failure, sent } = contact.form;

const tones = { fault: 'border-amber', done: 'border-signal' } as const;

/** A box that takes the focus when it appears, so that nobody misses what came of a press. */
function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className={`mt-3 border-l-2 bg-surface px-2.5 py-2 ${tones[tone]}`}
    >
      {children}
    </div>
  );
}

interface FaultSummaryProps {
  /** What the last submission broke; at least one. */
  faults: readonly Fault[];
  /** Those of them that are not mended yet. */
  open: readonly Fault[];
}

/**
 * Stands over the form that was refused, with one alert and each fault as a link to its field, until it is submitted
 * again: what is mended is struck out, so that nothing moves or speaks while somebody types. Takes the focus when it
 * appears; a new key at each attempt makes it appear, and be announced, again.
 */
export function FaultSummary({ faults, open }: FaultSummaryProps) {
  return (
    <Notice tone="fault">
      <p role="alert" className="font-bold">
        {alertOf(faults)}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.place} ${fault.kind}`}>
            <a
              href={`#${fault.place}`}
              className={`link inline-flex min-h-target items-center ${open.includes(fault) ? '' : 'line-through'}`}
            >
              {lineOf(fault)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What came of handing the message over, beside the other ways to send it. Keyed as the summary is. */
export function FormNotice({ state }: { state: FormState }) {
  switch (state.phase) {
    case 'failed':
      return (
        <Notice tone="fault">
          <p role="alert" className="font-bold">
            {alerts.failed}
          </p>
          <p>{state.lasting ? failure.lasting : failure.passing}</p>
        </Notice>
      );
    case 'composed': {
      const { heading, next } = state.whole ? composed : composed.long;
      return (
        <Notice tone={state.whole ? 'done' : 'fault'}>
          <p role="status">
            <strong>{heading}</strong> {next}
          </p>
        </Notice>
      );
    }
    default:
      return null;
  }
}

/** Stands in the form's place once the message is sent: what happens next, and a way to write again. */
export function SentNote({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice tone="done">
      <p role="alert" className="text-h3 font-bold text-signal">
        {alerts.sent}
      </p>
      <ol className="mt-2 grid max-w-measure list-decimal gap-1 pl-3 marker:font-bold marker:text-signal">
        {sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-2 max-w-measure">{sent.urgent}</p>
      <button type="button" onClick={onAgain} className="button button-outlined mt-3">
        {sent.again}
      </button>
    </Notice>
  );
}
