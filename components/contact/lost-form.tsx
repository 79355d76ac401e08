import { contact } from '@/content/contact';
import { readDraft } from '@/lib/contact/draft';
import { OtherWays } from './other-ways';

/** Stands in the form's place if it failed: every word that was typed, on its way by e-mail. */
export function LostForm() {
  return (
    <>
      <p role="alert">{contact.form.lost}</p>
      <OtherWays message={readDraft()} />
    </>
  );
}
