/** No person has filled the form and passed the captcha sooner than this after the first focus, in ms. */
export const MINIMUM_FILL = 2_000;

export interface Circumstances {
  /** What stands in the hidden field that only a robot can reach. */
  bait: string;
  /** Milliseconds since the form was first focused. */
  filledFor: number;
  /** Whether a real key or press was seen; what scripts dispatch is not. */
  byHand: boolean;
}

/**
 * Whether to send: after how many milliseconds, or not at all. A hand that is quicker than the
 * minimum, with a password manager's help, is kept waiting and not dropped.
 */
export function screen({ bait, filledFor, byHand }: Circumstances): number | 'drop' {
  if (bait !== '') return 'drop';
  if (filledFor >= MINIMUM_FILL) return 0;
  return byHand ? Math.min(MINIMUM_FILL - filledFor, MINIMUM_FILL) : 'drop';
}
