import { company } from '@/content/company';
import { contact } from '@/content/contact';
import { type ContactMessage, fieldNames } from './message';

/** Windows hands no longer address to a program, and says nothing (Chromium drops one of over 2,048 characters). */
const LONGEST_LINK = 2_000;

/** Whether a `mailto:` link can carry all of a message. */
export function fitsMail(message: ContactMessage): boolean {
  return linkOf(message, messageText(message)).length <= LONGEST_LINK;
}

/** A `mailto:` link that carries everything a visitor typed, or asks for it to be pasted where that is too long. */
export function mailLink(message: ContactMessage): string {
  return linkOf(message, fitsMail(message) ? messageText(message) : contact.mailPaste);
}

function linkOf({ subject }: ContactMessage, text: string): string {
  return `mailto:${company.email}?subject=${encode(subject.trim() || contact.mailSubject)}&body=${encode(text)}`;
}

export function messageText(message: ContactMessage): string {
  const signature = fieldNames.filter((name) => name !== 'subject' && name !== 'message');
  return [message.message, '', ...signature.map((name) => message[name])].join('\n').trim();
}

/** Half a surrogate pair, as a cut-off emoji leaves one, would make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}
