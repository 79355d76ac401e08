import { contact } from '@/content/contact';
import type { Fault } from './form-state';

const { alerts, captchaLink, errors, incomplete, missing } = contact.form;

const lines: Readonly<Record<Fault, string>> = { ...missing, ...errors, captcha: captchaLink };

/** What a fault asks of the visitor: under its field, and as the link that leads there. */
export function lineOf(fault: Fault): string {
  return lines[fault];
}

/**
 * The alert over a list of faults: the given one where the email or the phone is invalid, else a sentence that
 * names what is missing. The captcha's stands where nothing but the captcha is left to do.
 */
export function alertOf(faults: readonly Fault[]): string {
  if (faults.includes('user_email') || faults.includes('user_phone')) return alerts.fields;
  const [name, message] = [faults.includes('user_name'), faults.includes('message')];
  if (name && message) return incomplete.both;
  if (name) return incomplete.user_name;
  return message ? incomplete.message : alerts.captcha;
}
