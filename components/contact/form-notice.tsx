import { contact } from '@/content/contact';
import type { FormState } from '@/lib/contact/form-state';
import { Notice } from './notice';

const { alerts, composed, failure } = contact.form;

interface FormNoticeProps {
  state: FormState;
}

/**
 * What came of handing the message over, beside the other ways to send it. Takes the focus when it appears; a new
 * key at each attempt makes it appear, and be announced, again.
 */
export function FormNotice({ state }: FormNoticeProps) {
  switch (state.phase) {
    case 'failed':
      return (
        <Notice tone="fault">
          <p role="alert" className="font-bold">
            {alerts.failed}
          </p>
          <p>{state.lasting ? failure.lasting : failure.passing}</p>
        </Notice>
      );
    case 'composed': {
      const { heading, next } = state.whole ? composed : composed.long;
      return (
        <Notice tone={state.whole ? 'done' : 'fault'}>
          <p role="status">
            <strong>{heading}</strong> {next}
          </p>
        </Notice>
      );
    }
    default:
      return null;
  }
}
