import { blog } from '@/content/blog';
import { Breadcrumbs } from '../layout/breadcrumbs';

interface ShellStateProps {
  state: 'loading' | 'missing' | 'failed';
  onRetry: () => void;
}

const { shell: words } = blog;

const texts = { loading: '', missing: words.missingText, failed: words.failedText } as const;

/** What stands where the post will be, or would have been. */
export function ShellState({ state, onRetry }: ShellStateProps) {
  return (
    <div className="wrap pt-4 pb-8 md:pt-5">
      <Breadcrumbs above={['home', 'blog']} />
      <div role="status" className="mt-3 border-t border-line pt-4 md:pt-7">
        <h1 className="text-title">{words[state]}</h1>
        {state === 'loading' ? (
          <noscript>
            <p className="mt-3 text-lede text-muted">{words.script}</p>
          </noscript>
        ) : (
          <p className="mt-3 max-w-measure text-lede text-muted">{texts[state]}</p>
        )}
      </div>
      {state === 'failed' && (
        <button type="button" className="button button-filled mt-4" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  );
}
