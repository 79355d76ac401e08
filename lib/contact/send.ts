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

/** How long EmailJS may take. */
const SEND_TIMEOUT_MS = 20_000;

/** Fetches the sending library before it is needed; sending fetches it again where this failed. */
export function prepareSending() {
  importEmailJs().catch(() => undefined);
}

/**
 * Sends a message by EmailJS.
 * @throws what EmailJS answered, or an Error when the network failed or the time was up.
 */
export async function sendMessage(keys: ContactKeys, message: ContactMessage, captcha: string) {
  const sending = importEmailJs().then(({ sendForm }) =>
    sendForm(keys.serviceId, keys.templateId, payloadForm(message, captcha), {
      publicKey: keys.publicKey,
    }),
  );
  await within(SEND_TIMEOUT_MS, sending);
}

/** A failure in words, for the console. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { status, text } = Object(error) as { status?: unknown; text?: unknown };
  return `${status ?? ''} ${text ?? ''}`.trim() || String(error);
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
