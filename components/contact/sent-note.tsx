import { contact } from '@/content/contact';
import { Notice } from './notice';

interface SentNoteProps {
  onAgain: () => void;
}

/** Stands in the form's place once the message is sent: what happens next, and a way to write again. */
export function SentNote({ onAgain }: SentNoteProps) {
  return (
    <Notice>
      <p role="alert" className="text-h3 font-bold">
        {contact.form.alerts.sent}
      </p>
      <p className="mt-2 max-w-measure">{contact.form.sent.next}</p>
      <button type="button" onClick={onAgain} className="button button-outlined mt-3">
        {contact.form.sent.again}
      </button>
    </Notice>
  );
}
