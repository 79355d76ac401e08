/** No person has filled the form and passed the captcha sooner than this after the first focus. */
export const MINIMUM_FILL_MS = 2_000;

export interface Circumstances {
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
