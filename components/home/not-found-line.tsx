import { notFound } from '@/content/not-found';
import { routes } from '@/content/routes';
import { search } from '@/content/search';

/** The one line over home at an unknown address: what went wrong, and the search. */
export function NotFoundLine() {
  return (
    <form action={routes.search.path} className="night bg-paper">
      <div className="wrap grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[1fr_auto_auto] sm:items-center">
        <p className="text-lede font-bold">{notFound.line}</p>
        <label htmlFor="lost-page" className="text-muted">
          {notFound.help}
        </label>
        <p className="flex gap-1">
          <input
            type="search"
            id="lost-page"
            name="q"
            maxLength={100}
            enterKeyHint="search"
            className="min-h-6 w-full min-w-0 rounded border border-muted bg-surface px-1.5"
          />
          <button type="submit" className="button button-outlined shrink-0">
            {search.submit}
          </button>
        </p>
      </div>
    </form>
  );
}
