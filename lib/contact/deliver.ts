import type { ContactKeys } from '../environment';
import type { ContactMessage } from './message';
import { type Outlook, outlookOf, reasonOf, sendMessage } from './send';

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
}: Delivery): Promise<{ type: 'sent' } | { type: 'failed'; outlook: Outlook }> {
  const wait = botVerdict(circumstances);
  try {
    if (wait === 'drop')
      throw new DOMException('a robot seems to have written it', 'NotAllowedError');
    await new Promise((resolve) => setTimeout(resolve, wait));
    await sendMessage(keys, message, captcha);
    return { type: 'sent' };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the reason helps whoever looks into it, and not the visitor.
    console.error(`The message was not sent: ${reasonOf(error)}`);
    return { type: 'failed', outlook: outlookOf(error) };
  }
}

/** No person has filled the form and passed the captcha sooner than this after the first focus. */
export const MINIMUM_FILL_MS = 2_000;

interface Circumstances {
  /** What stands in the hidden field that only a robot can reach. */
  honeypot: string;
  /** Milliseconds since the form was first focused. */
  filledForMs: number;
  /** Whether a real key or press was seen; what scripts dispatch is not. */
  byHand: boolean;
}

/**
 * Whether to send: after how many milliseconds, or not at all. A hand that is quicker than the
 * minimum, with a password manager's help, is kept waiting and not dropped.
 */
export function botVerdict({ honeypot, filledForMs, byHand }: Circumstances): number | 'drop' {
  if (honeypot !== '') return 'drop';
  if (filledForMs >= MINIMUM_FILL_MS) return 0;
  return byHand ? Math.min(MINIMUM_FILL_MS - filledForMs, MINIMUM_FILL_MS) : 'drop';
}
