import { type ReactNode, useEffect, useRef } from 'react';
import { contact } from '@/content/contact';
import { alertOf, lineOf } from '@/lib/contact/fault-words';
import type { Fault, FormState } from '@/lib/contact/form-state';
import { SiteLink } from '../ui/site-link';

const { alerts, composed, failure, sent, summary } = contact.form;

const tones = { fault: 'border-amber', done: 'border-signal' } as const;

interface NoticeProps {
  tone: keyof typeof tones;
  /** What the group is called. Not the alert's words: a reader speaks those once, and then this as the focus arrives. */
  label: string;
  children: ReactNode;
}

/** A box that takes the focus when it appears, so that nobody misses what came of a press. */
function Notice({ tone, label, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields.
    <div
      ref={notice}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={`mt-3 border-l-2 bg-surface px-2 py-2 ${tones[tone]}`}
    >
      {children}
    </div>
  );
}

/** What stands over the form after Submit. A new key at each attempt has it appear, and be announced, again. */
export function NoticeOver({ state }: { state: FormState }) {
  if (state.phase === 'invalid') return <FaultSummary faults={state.faults} />;
  return state.phase === 'sent' ? <SentNote /> : null;
}

/** One alert and each fault as a link to its field, the same until the form is submitted again: nothing moves or speaks while somebody types. */
function FaultSummary({ faults }: { faults: readonly Fault[] }) {
  return (
    <Notice tone="fault" label={summary.label}>
      <p role="alert" className="font-bold">
        {alertOf(faults)}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.place} ${fault.kind}`}>
            <SiteLink href={`#${fault.place}`} variant="listed">
              {lineOf(fault)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The message is sent: what happens next. */
function SentNote() {
  return (
    <Notice tone="done" label={sent.label}>
      <p role="alert" className="text-lede font-bold text-signal">
        {alerts.sent}
      </p>
      <ol className="mt-2 grid max-w-measure list-decimal gap-1 pl-3 marker:font-bold marker:text-signal">
        {sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-2 max-w-measure">{sent.urgent}</p>
    </Notice>
  );
}

/** What came of handing the message over, beside the other ways to send it. Keyed as the one over the form is. */
export function NoticeUnder({ state }: { state: FormState }) {
  if (state.phase === 'failed')
    return (
      <Notice tone="fault" label={failure.label}>
        <p role="alert" className="font-bold">
          {alerts.failed}
        </p>
        <p>{failure[state.outlook]}</p>
      </Notice>
    );
  if (state.phase !== 'composed') return null;
  const { heading, next } = state.whole ? composed : composed.long;
  return (
    <Notice tone={state.whole ? 'done' : 'fault'} label={sent.label}>
      <p role="status">
        <strong>{heading}</strong> {next}
      </p>
    </Notice>
  );
}
