import { contact } from '@/content/contact';
import { Notice } from './notice';

const { alerts, sent } = contact.form;

interface SentNoteProps {
  onAgain: () => void;
}

/** Stands in the form's place once the message is sent: what happens next, and a way to write again. */
export function SentNote({ onAgain }: SentNoteProps) {
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
