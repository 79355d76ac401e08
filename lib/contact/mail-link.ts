import { company } from '@/content/company';
import { contact } from '@/content/contact';
import type { ContactMessage } from './message';

/**
 * A `mailto:` link that carries everything a visitor typed. Some systems cut addresses of more than
 * about 2,000 characters, which is why the page also offers to copy.
 */
export function mailLink(message: ContactMessage): string {
  const subject = message.subject.trim() || contact.mailSubject;
  return `mailto:${company.email}?subject=${encode(subject)}&body=${encode(messageText(message))}`;
}

/** A message as plain text: the words, then who wrote them. */
export function messageText(message: ContactMessage): string {
  const signature = [message.user_name, message.user_email, message.user_phone];
  return [message.message, '', ...signature].join('\n').trim();
}

/** Half a surrogate pair, as a cut-off emoji leaves one, would make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}
