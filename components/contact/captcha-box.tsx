import { type Ref, useEffect, useState } from 'react';
import { contact } from '@/content/contact';
import { useAsync } from '../ui/use-async';
import type { CaptchaHandle } from './recaptcha-widget';

interface CaptchaBoxProps {
  siteKey: string;
  /** Set at the form's first focus: Google is asked for nothing before. */
  wanted: boolean;
  handle: Ref<CaptchaHandle>;
  /** The token once solved, null once expired. */
  onToken: (token: string | null) => void;
  /** Whether the captcha cannot be had. */
  onUnavailable: (unavailable: boolean) => void;
}

const { captcha: words } = contact.form;

const loadWidget = () => import('./recaptcha-widget');

/** What is said of the captcha once it is wanted. */
const said = { loading: words.loading, ready: '', unavailable: words.unavailable } as const;

/** How long the captcha may take to appear before the visitor is offered another way. */
const APPEAR_TIMEOUT_MS = 8_000;

/** The captcha's place in the form: empty until it is wanted, and honest when it cannot come. */
export function CaptchaBox({ siteKey, wanted, handle, onToken, onUnavailable }: CaptchaBoxProps) {
  const [stage, setStage] = useState<'loading' | 'ready' | 'unavailable'>('loading');

  function markUnavailable(reason: string) {
    // biome-ignore lint/suspicious/noConsole: the reason helps whoever looks into it, and not the visitor.
    console.error(`The reCAPTCHA is not available: ${reason}`);
    setStage('unavailable');
    onUnavailable(true);
  }

  function show() {
    setStage('ready');
    onUnavailable(false);
  }

  const { state, value } = useAsync(wanted ? 'widget' : undefined, loadWidget);
  const Widget = value?.RecaptchaWidget;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it fails.
  useEffect(() => {
    if (state === 'failed') markUnavailable('its component did not load');
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs while it is loading.
  useEffect(() => {
    if (!wanted || stage !== 'loading') return;
    const timer = setTimeout(
      () => markUnavailable(`nothing within ${APPEAR_TIMEOUT_MS / 1000} seconds`),
      APPEAR_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, stage]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen.
    <div
      id="captcha"
      role="group"
      aria-label={words.label}
      tabIndex={-1}
      // Google's widget is 304 by 78 and does not shrink: on the narrowest screens it takes the margins. Its hidden
      // field is hidden by a style attribute, which the page's policy refuses.
      className="mb-3 min-h-10 max-[344px]:-mx-1.5 noscript:hidden [&_textarea]:hidden"
    >
      {Widget && (
        <Widget
          siteKey={siteKey}
          handle={handle}
          onToken={onToken}
          onShown={show}
          onFailed={markUnavailable}
        />
      )}
      <p role="status" className="text-small text-muted">
        {wanted ? said[stage] : words.notYet}
      </p>
    </div>
  );
}
