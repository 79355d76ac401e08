import { contact } from '@/content/contact';
import type { Fault, FormState } from '@/lib/contact/form-state';
import { Notice } from './notice';

const { alerts, errors, captchaLink, composed } = contact.form;

interface FormNoticeProps {
  state: FormState;
}

/**
 * What came of the last submission: an alert, with links to what needs a change. Takes
 * the focus when it appears; a new key at each attempt makes it appear, and be announced, again.
 */
export function FormNotice({ state }: FormNoticeProps) {
  switch (state.phase) {
    case 'invalid':
      return (
        <Notice>
          <p role="alert" className="font-bold">
            {state.faults.includes('captcha') ? alerts.captcha : alerts.fields}
          </p>
          <ul>
            {state.faults.map((fault) => (
              <li key={fault}>
                <a href={`#${fault}`} className="link inline-flex min-h-target items-center">
                  {linkTo(fault)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      );
    case 'failed':
      return (
        <Notice>
          <p role="alert" className="font-bold">
            {alerts.failed}
          </p>
        </Notice>
      );
    case 'composed':
      return (
        <Notice>
          <p role="status">
            <strong>{composed.heading}</strong> {composed.next}
          </p>
        </Notice>
      );
    default:
      return null;
  }
}

function linkTo(fault: Fault): string {
  return fault === 'captcha' ? captchaLink : errors[fault];
}
