import { type ContactMessage, emptyMessage, fieldNames, mapFields, readMessage } from './message';

export function readFields(form: HTMLFormElement): ContactMessage {
  return readMessage(new FormData(form));
}

/** What stands in a form's fields, and the tab's draft where nothing does. */
function typedOrDraft(form: HTMLFormElement | null): ContactMessage {
  const [typed, draft] = [form ? readFields(form) : emptyMessage, readDraft()];
  return mapFields((name) => typed[name] || draft[name]);
}

/**
 * Puts the tab's draft back where nothing is typed yet, and the subject that the address asks for.
 * `subjects` are by service; a subject that another service's link filled in gives way, the
 * visitor's own words do not.
 */
export function restoreFields(form: HTMLFormElement, subjects: Readonly<Record<string, string>>) {
  const kept = typedOrDraft(form);
  const { subject } = kept;
  const about = new URLSearchParams(location.search).get('about') ?? '';
  const asked = Object.hasOwn(subjects, about) ? subjects[about] : undefined;
  const ownWords = subject !== '' && !Object.values(subjects).includes(subject);
  const wanted = { ...kept, subject: ownWords ? subject : (asked ?? subject) };
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value !== wanted[name]) field.value = wanted[name];
  }
}

/** Begins the message as the address asks, unless something is typed by then; what it takes is fetched for it alone. */
export async function beginMessage(form: HTMLFormElement) {
  if (!location.hash.includes('=')) return;
  const { begunMessage } = await import('./begun-message');
  const field = form.elements.namedItem('message');
  if (field instanceof HTMLTextAreaElement) field.value ||= begunMessage(location.hash);
}

/** Where this tab keeps what was typed. The boot script looks for it too: see data-draft. */
export const DRAFT_KEY = 'contact-draft';

/** Keeps a message for this tab; an empty one is forgotten. */
export function saveDraft(message: ContactMessage) {
  try {
    if (fieldNames.every((name) => message[name] === '')) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(message));
  } catch {
    // Storage is barred or full: the form works without a draft.
  }
}

/** What was typed in this tab before and not sent. */
function readDraft(): ContactMessage {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    return readMessage(new Map(Object.entries(stored ?? {})));
  } catch {
    return emptyMessage;
  }
}
