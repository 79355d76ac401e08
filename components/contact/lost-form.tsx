import { useState } from 'react';
import { contact } from '@/content/contact';
import { DRAFT_KEY, readDraft } from '@/lib/contact/draft';
import { readFields } from '@/lib/contact/form-fields';
import { type ContactMessage, emptyMessage, fieldNames } from '@/lib/contact/message';
import { OtherWays } from './other-ways';

/** Stands in the form's place if it failed: every word that was typed, on its way by e-mail. */
export function LostForm() {
  const [message] = useState(readTyped);
  return (
    <>
      <p role="alert">{contact.form.lost}</p>
      <OtherWays message={message} />
    </>
  );
}

/** What was typed: the form that failed is in the document until this has rendered in its place. */
function readTyped(): ContactMessage {
  const form = document.querySelector<HTMLFormElement>(`form[data-draft="${DRAFT_KEY}"]`);
  const [typed, draft] = [form ? readFields(form) : emptyMessage, readDraft()];
  const kept = fieldNames.map((name) => [name, typed[name] || draft[name]]);
  return Object.fromEntries(kept) as ContactMessage;
}
