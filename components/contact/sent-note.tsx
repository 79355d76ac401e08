import { useEffect, useRef } from 'react';
import { contact } from '@/content/contact';

interface SentNoteProps {
  onAgain: () => void;
}

/** Stands in the form's place once the message is sent: what happens next, and a way to write again. */
export function SentNote({ onAgain }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="notice">
      <p role="alert" className="text-h3 font-bold">
        {contact.form.alerts.sent}
      </p>
      <p className="mt-2 max-w-prose">{contact.form.sent.next}</p>
      <button type="button" onClick={onAgain} className="button button-outlined mt-3">
        {contact.form.sent.again}
      </button>
    </div>
  );
}
