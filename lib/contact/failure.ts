/** Why a message did not go out; nothing of what was typed is in it. */
export type FailureCause =
  /** The captcha did not load, or EmailJS did not accept it. */
  | 'captcha'
  /** The account has sent all that it may. */
  | 'quota'
  /** No answer came, or one that says to try later. */
  | 'network'
  /** Refused: a robot seems to have written it, or EmailJS knows the keys or this origin not. */
  | 'blocked'
  /** The sending library did not arrive in time. */
  | 'timeout';

/** What the window hears of each failure; client/reports.ts passes it on where an address for reports is configured. */
export const FORM_FAILED = 'formfailed';

export function announceFailure(cause: FailureCause) {
  dispatchEvent(new CustomEvent<FailureCause>(FORM_FAILED, { detail: cause }));
}

/** What EmailJS answers where an account's month or its plan is used up. */
const QUOTA = [402, 426, 429];

/** The cause of what sending threw: an Error, or an answer of EmailJS. */
export function causeOf(error: unknown): FailureCause {
  const { name, status, text }: { name?: unknown; status?: unknown; text?: unknown } =
    Object(error);
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'NotAllowedError') return 'blocked';
  if (typeof status !== 'number') return 'network';
  if (/captcha/i.test(String(text))) return 'captcha';
  if (QUOTA.includes(status) || /quota|limit/i.test(String(text))) return 'quota';
  return status >= 400 && status < 500 ? 'blocked' : 'network';
}
