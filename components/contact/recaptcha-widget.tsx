import { type Ref, useImperativeHandle, useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';

export interface CaptchaHandle {
  reset(): void;
}

interface RecaptchaWidgetProps {
  siteKey: string;
  handle: Ref<CaptchaHandle>;
  /** The token once solved, null once expired. */
  onToken: (token: string | null) => void;
  /** Google's script is there and the widget stands. */
  onShown: () => void;
  /** The script was blocked, or Google could not be reached. */
  onFailed: (reason: string) => void;
}

/** Google's widget, in the size that captcha-box.tsx leaves room for. In a chunk of its own, fetched when wanted. */
export default function RecaptchaWidget({ siteKey, handle, ...on }: RecaptchaWidgetProps) {
  const { onToken, onShown, onFailed } = on;
  const widget = useRef<ReCAPTCHA>(null);
  useImperativeHandle(handle, () => ({ reset: () => widget.current?.reset() }));
  return (
    <ReCAPTCHA
      ref={widget}
      sitekey={siteKey}
      size="normal"
      theme="light"
      onChange={onToken}
      onExpired={() => onToken(null)}
      onErrored={() => onFailed('Google could not be reached')}
      asyncScriptOnLoad={(script: { errored?: boolean } = {}) =>
        script.errored ? onFailed('its script did not load') : onShown()
      }
    />
  );
}
