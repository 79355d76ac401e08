import type { Ref } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import { environment } from '@/lib/environment';

// What react-google-recaptcha asks before it loads Google's script.
Object.assign(window, { recaptchaOptions: { useRecaptchaNet: environment.usesRecaptchaNet } });

interface RecaptchaWidgetProps {
  ref: Ref<ReCAPTCHA>;
  siteKey: string;
  /** Google's script is there and the widget stands. */
  onShown: () => void;
  /** The script was blocked, or Google could not be reached. */
  onFailed: (reason: string) => void;
}

/** Google's widget, in the size that captcha-box.tsx leaves room for. In a chunk of its own, fetched when wanted. */
export default function RecaptchaWidget({ ref, siteKey, onShown, onFailed }: RecaptchaWidgetProps) {
  return (
    <ReCAPTCHA
      ref={ref}
      sitekey={siteKey}
      size="normal"
      theme="light"
      onErrored={() => onFailed('Google could not be reached')}
      asyncScriptOnLoad={(script: { errored?: boolean } = {}) =>
        script.errored ? onFailed('its script did not load') : onShown()
      }
    />
  );
}
