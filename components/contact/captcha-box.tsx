import { lazy, type Ref, Suspense, useEffect } from 'react';
import type ReCAPTCHA from 'react-google-recaptcha';
import { contact } from '@/content/contact';
import { IslandBoundary } from '../layout/island-boundary';

const { captcha: words } = contact.form;

/** What is said of the captcha once it is wanted. */
const said = { loading: words.loading, ready: '', unavailable: words.unavailable } as const;

export type CaptchaStage = keyof typeof said;

interface CaptchaBoxProps {
  siteKey: string;
  /** Set at the form's first focus: Google is asked for nothing before. */
  wanted: boolean;
  stage: CaptchaStage;
  onStage: (stage: CaptchaStage) => void;
  /** The widget, which knows whether it is solved. */
  widget: Ref<ReCAPTCHA>;
}

const RecaptchaWidget = lazy(() => import('./recaptcha-widget'));

/** How long the captcha may take to appear before the visitor is offered another way. */
const APPEAR_TIMEOUT_MS = 8_000;

/** The captcha's place in the form: empty until it is wanted, and honest when it cannot come. */
export function CaptchaBox({ siteKey, wanted, stage, onStage, widget }: CaptchaBoxProps) {
  function giveUp(reason: string) {
    // biome-ignore lint/suspicious/noConsole: the reason helps whoever looks into it, and not the visitor.
    console.error(`The reCAPTCHA is not available: ${reason}`);
    onStage('unavailable');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs while it is loading.
  useEffect(() => {
    if (!wanted || stage !== 'loading') return;
    const seconds = APPEAR_TIMEOUT_MS / 1000;
    const timer = setTimeout(() => giveUp(`nothing within ${seconds} seconds`), APPEAR_TIMEOUT_MS);
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
      {wanted && (
        // Its file may not come, and Google's code may throw, as with a wrong site key.
        <IslandBoundary fallback={null} onFailed={giveUp}>
          <Suspense>
            <RecaptchaWidget
              ref={widget}
              siteKey={siteKey}
              onShown={() => onStage('ready')}
              onFailed={giveUp}
            />
          </Suspense>
        </IslandBoundary>
      )}
      <p role="status" className="text-small text-muted">
        {wanted ? said[stage] : words.notYet}
      </p>
    </div>
  );
}
