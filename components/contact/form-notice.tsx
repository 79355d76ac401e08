import { useEffect, useRef } from 'react';
import { contact } from '@/content/contact';
import type { Fault, FormState } from '@/lib/contact/form-state';

const { alerts, errors, captchaLink, composed } = contact.form;

interface FormNoticeProps {
  state: FormState;
}

/**
 * What came of the last submission: an alert, with links to what needs a change. Takes
 * the focus when it appears; a new key at each attempt makes it appear, and be announced, again.
 */
export function FormNotice({ state }: FormNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  switch (state.phase) {
    case 'invalid':
      return (
        <div ref={notice} tabIndex={-1} className="notice">
          <p role="alert" className="font-bold">
            {state.faults.includes('captcha') ? alerts.captcha : alerts.fields}
          </p>
          <ul>
            {state.faults.map((fault) => (
              <li key={fault}>
                <a href={`#${fault}`} className="inline-link inline-flex min-h-5.5 items-center">
                  {linkTo(fault)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      );
    case 'failed':
      return (
        <div ref={notice} tabIndex={-1} className="notice">
          <p role="alert" className="font-bold">
            {alerts.failed}
          </p>
        </div>
      );
    case 'composed':
      return (
        <div ref={notice} tabIndex={-1} className="notice">
          <p role="status">
            <strong>{composed.heading}</strong> {composed.next}
          </p>
        </div>
      );
    default:
      return null;
  }
}

function linkTo(fault: Fault): string {
  return fault === 'captcha' ? captchaLink : errors[fault];
}
