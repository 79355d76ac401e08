import { readDraft } from './draft';
import { type ContactMessage, fieldNames, readMessage } from './message';

/** What stands in a form's fields. */
export function readFields(form: HTMLFormElement): ContactMessage {
  return readMessage(new FormData(form));
}

/** Writes a message into a form's fields. */
export function writeFields(form: HTMLFormElement, message: ContactMessage) {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value !== message[name]) field.value = message[name];
  }
}

/**
 * Puts the tab's draft back where nothing is typed yet, and the subject that the address asks for.
 * `subjects` are by service; a subject that another service's link filled in gives way, the
 * visitor's own words do not.
 */
export function restoreFields(form: HTMLFormElement, subjects: Readonly<Record<string, string>>) {
  const typed = readFields(form);
  const draft = readDraft();
  const about = new URLSearchParams(location.search).get('about') ?? '';
  const asked = Object.hasOwn(subjects, about) ? subjects[about] : undefined;
  const subject = typed.subject || draft.subject;
  const ownWords = subject !== '' && !Object.values(subjects).includes(subject);
  writeFields(form, {
    user_name: typed.user_name || draft.user_name,
    user_email: typed.user_email || draft.user_email,
    user_phone: typed.user_phone || draft.user_phone,
    subject: ownWords ? subject : (asked ?? subject),
    message: typed.message || draft.message,
  });
}
