import { blog } from '@/content/blog';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { ReloadNotice } from '../ui/reload-notice';

interface ShellStateProps {
  state: 'loading' | 'missing' | 'failed';
  onRetry: () => void;
}

const { shell: words } = blog;

const texts = { missing: words.missingText, failed: words.failedText } as const;

/** What stands where the post will be, or would have been. */
export function ShellState({ state, onRetry }: ShellStateProps) {
  return (
    <div className="wrap pt-4 pb-8 md:pt-5">
      <Breadcrumbs above={['home', 'blog']} />
      <div role="status" className="mt-3 border-t border-line pt-4 md:pt-7">
        <h1 className="text-h2">{state === 'loading' ? <LoadingWords /> : words[state]}</h1>
        {state !== 'loading' && (
          <p className="mt-3 max-w-measure text-lede text-muted">{texts[state]}</p>
        )}
      </div>
      {state === 'loading' && (
        <div className="mt-1 max-w-measure text-lede text-muted">
          <ReloadNotice />
          <noscript>
            <p className="mt-2">{words.script}</p>
          </noscript>
        </div>
      )}
      {state === 'failed' && (
        <button type="button" className="button button-filled mt-4" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  );
}

/** Prerendered, so it must be true of a page too whose scripts never come. */
function LoadingWords() {
  return (
    <>
      <span className="unrecovered:hidden">{words.loading}</span>
      <span className="hidden unrecovered:inline">{words.failed}</span>
    </>
  );
}
