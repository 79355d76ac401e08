import { type Ref, useEffect, useState } from 'react';
import { contact } from '@/content/contact';
import { useImport } from '../ui/use-import';
import type { CaptchaHandle } from './recaptcha-widget';

interface CaptchaBoxProps {
  siteKey: string;
  /** Set at the form's first focus: Google is asked for nothing before. */
  awake: boolean;
  handle: Ref<CaptchaHandle>;
  /** The token once solved, null once expired. */
  onToken: (token: string | null) => void;
  /** Whether the captcha cannot be had. */
  onLost: (lost: boolean) => void;
}

const { captcha: words } = contact.form;

const loadWidget = () => import('./recaptcha-widget');

/** How long the captcha may take to appear, in ms, before the visitor is offered another way. */
const PATIENCE = 8_000;

/** The captcha's place in the form: empty until it is wanted, and honest when it cannot come. */
export function CaptchaBox({ siteKey, awake, handle, onToken, onLost }: CaptchaBoxProps) {
  const [stage, setStage] = useState<'loading' | 'ready' | 'lost'>('loading');

  function lose(reason: string) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it.
    console.error(`The reCAPTCHA is not available: ${reason}`);
    setStage('lost');
    onLost(true);
  }

  function show() {
    setStage('ready');
    onLost(false);
  }

  const Widget = useImport(loadWidget, awake, () =>
    lose('its component did not load'),
  )?.RecaptchaWidget;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs while it is loading.
  useEffect(() => {
    if (!awake || stage !== 'loading') return;
    const timer = setTimeout(() => lose(`nothing within ${PATIENCE / 1000} seconds`), PATIENCE);
    return () => clearTimeout(timer);
  }, [awake, stage]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen.
    <div id="captcha" role="group" aria-label={words.label} tabIndex={-1} className="captcha mb-3">
      {Widget && (
        <Widget
          siteKey={siteKey}
          handle={handle}
          onToken={onToken}
          onShown={show}
          onFailed={lose}
        />
      )}
      <p role="status" className="text-small text-muted">
        {!awake && words.asleep}
        {awake && stage === 'loading' && words.loading}
        {stage === 'lost' && words.unavailable}
      </p>
    </div>
  );
}
