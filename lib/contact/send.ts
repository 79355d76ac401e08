import type { ContactKeys } from '../environment';
import { within } from '../within';
import type { ContactMessage } from './message';

/**
 * EmailJS looks for the browser's storage when it is loaded, and fails where that is barred. It needs none, for
 * nothing here limits how often it sends: where looking throws, it finds nothing.
 */
function importEmailJs() {
  try {
    void window.localStorage;
  } catch {
    Reflect.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

/** How long the library may take to arrive. Nothing has been sent until then. */
const IMPORT_TIMEOUT_MS = 20_000;

/** Fetches the sending library before it is needed; sending fetches it again where this failed. */
export function prepareSending() {
  importEmailJs().catch(() => undefined);
}

/**
 * Sends a message by EmailJS. Waits for the answer as long as the browser does: the library cannot take a request
 * back, and one that was given up may be delivered all the same, and then once more when the visitor tries again.
 * @throws what EmailJS answered, or an Error when the network failed.
 */
export async function sendMessage(keys: ContactKeys, message: ContactMessage, captcha: string) {
  const { sendForm } = await within(IMPORT_TIMEOUT_MS, importEmailJs());
  await sendForm(keys.serviceId, keys.templateId, payloadForm(message, captcha), {
    publicKey: keys.publicKey,
  });
}

/** A failure in words, for the console. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { status, text } = answerOf(error);
  return `${status ?? ''} ${text ?? ''}`.trim() || String(error);
}

/** Whether the next attempt may succeed, or fails as well, and then whether for want of a mailbox. */
export type Outlook = 'passing' | 'lasting' | 'disconnected';

/** Statuses that ask for another attempt, though they begin with a 4. */
const PASSING = [408, 429];

/** EmailJS lost its access to the mailbox: it expired, or somebody took it away. */
const DISCONNECTED = 412;

/**
 * What to expect of the next attempt: a wrong key, a used-up quota, a missing template last. A captcha that EmailJS does
 * not accept, which it answers with 400, may be accepted the next time.
 */
export function outlookOf(error: unknown): Outlook {
  const { status, text } = answerOf(error);
  if (typeof status !== 'number' || PASSING.includes(status)) return 'passing';
  if (status === DISCONNECTED) return 'disconnected';
  return status >= 400 && status < 500 && !/captcha/i.test(String(text)) ? 'lasting' : 'passing';
}

/** What EmailJS answered, where a failure is an answer of it. */
function answerOf(error: unknown): { status?: unknown; text?: unknown } {
  return Object(error);
}

/** sendForm posts every named field it finds: a form of its own keeps the honeypot and all else out. */
function payloadForm(message: ContactMessage, captcha: string): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries({ ...message, 'g-recaptcha-response': captcha })) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}
