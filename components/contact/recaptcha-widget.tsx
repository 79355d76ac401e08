import { Component, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';

/** What the form may ask of the captcha. */
export interface CaptchaHandle {
  /** Back to unverified. */
  reset(): void;
}

interface RecaptchaWidgetProps {
  siteKey: string;
  handle: Ref<CaptchaHandle>;
  /** The token once solved, null once expired. */
  onToken: (token: string | null) => void;
  /** Google's script is there and the widget stands. */
  onShown: () => void;
  /** The script was blocked, or Google's code failed. */
  onFailed: (reason: string) => void;
}

/** Google's widget, in the size that captcha-box.module.css leaves room for. In a chunk of its own, fetched when wanted. */
export function RecaptchaWidget({
  siteKey,
  handle,
  onToken,
  onShown,
  onFailed,
}: RecaptchaWidgetProps) {
  const widget = useRef<ReCAPTCHA>(null);
  useImperativeHandle(handle, () => ({ reset: () => widget.current?.reset() }));
  return (
    <CaptchaBoundary onFailed={onFailed}>
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
    </CaptchaBoundary>
  );
}

interface CaptchaBoundaryProps {
  onFailed: (reason: string) => void;
  children: ReactNode;
}

/** Keeps a throw in Google's code, as with a wrong site key, from taking the page with it. */
class CaptchaBoundary extends Component<CaptchaBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error instanceof Error ? error.message : String(error));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
