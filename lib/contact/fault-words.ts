import { contact } from '@/content/contact';
import type { Fault } from './form-state';

const { alerts, captchaLink, errors, incomplete, missing, tooLong } = contact.form;

/** What a fault asks of the visitor: under its field, and as the link that leads there. */
export function lineOf(fault: Fault): string {
  switch (fault.kind) {
    case 'missing':
      return missing[fault.place];
    case 'invalid':
      return errors[fault.place];
    case 'long':
      return tooLong[fault.place];
    case 'unsolved':
      return captchaLink;
  }
}

/**
 * The alert over a list of faults: the given one where the email or the phone is invalid, else a sentence that
 * names what is missing or too long. The captcha's stands where nothing but the captcha is left to do.
 */
export function alertOf(faults: readonly Fault[]): string {
  const has = (kind: Fault['kind'], place?: Fault['place']) =>
    faults.some((fault) => fault.kind === kind && (!place || fault.place === place));
  if (has('invalid')) return alerts.fields;
  const [name, message] = [has('missing', 'user_name'), has('missing', 'message')];
  if (name && message) return incomplete.both;
  if (name) return incomplete.user_name;
  if (message) return incomplete.message;
  return has('long') ? incomplete.long : alerts.captcha;
}
