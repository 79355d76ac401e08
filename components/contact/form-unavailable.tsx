import { useState } from 'react';
import { contact } from '@/content/contact';
import { DRAFT_KEY, typedOrDraft } from '@/lib/contact/form-fields';
import { OtherWays } from './other-ways';

/** Stands in the form's place if it failed: every word that was typed, on its way by e-mail. */
export function FormUnavailable() {
  // Read at once: the form that failed is in the document until this has rendered in its place.
  const [message] = useState(() =>
    typedOrDraft(document.querySelector(`form[data-draft="${DRAFT_KEY}"]`)),
  );
  return (
    <>
      <p role="alert">{contact.form.unavailable}</p>
      <OtherWays message={message} />
    </>
  );
}
