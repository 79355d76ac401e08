import { type ContactMessage, emptyMessage, fieldNames, readMessage } from './message';

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
export function readDraft(): ContactMessage {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    return readMessage(new Map(Object.entries(stored ?? {})));
  } catch {
    return emptyMessage;
  }
}
