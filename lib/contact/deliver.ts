import type { ContactKeys } from '../environment';
import { botVerdict, type Circumstances } from './bot-verdict';
import type { ContactMessage } from './message';
import { isLasting, reasonOf, sendMessage } from './send';

/** A cleaned and checked message with all that decides whether and how it goes out. */
export interface Delivery extends Circumstances {
  keys: ContactKeys;
  message: ContactMessage;
  /** The solved captcha's token. */
  captcha: string;
}

/**
 * Sends a message unless a robot wrote it; the reason for a failure goes to the console. A robot's
 * is never shown as sent: a person taken for one sees the failure and gets through the next time.
 */
export async function deliver({
  keys,
  message,
  captcha,
  ...circumstances
}: Delivery): Promise<{ type: 'sent' } | { type: 'failed'; lasting: boolean }> {
  const wait = botVerdict(circumstances);
  try {
    if (wait === 'drop') throw new Error('a robot seems to have written it');
    await new Promise((resolve) => setTimeout(resolve, wait));
    await sendMessage(keys, message, captcha);
    return { type: 'sent' };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the reason helps whoever looks into it, and not the visitor.
    console.error(`The message was not sent: ${reasonOf(error)}`);
    return { type: 'failed', lasting: isLasting(error) };
  }
}
