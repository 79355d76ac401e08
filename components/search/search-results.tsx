import { search } from '@/content/search';
import { ancestorsOf, idAt, labelOf, type SitePath } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';
import type { Result } from './use-search';

export function SearchResults({ results }: { results: readonly Result[] }) {
  return (
    <section aria-label={search.results}>
      <ol className="border-b border-line">
        {results.map(({ address, title, excerpt }) => (
          <li
            key={address}
            className="whole-link grid gap-1 border-t border-line py-3 hover:border-signal md:beside md:items-baseline md:py-4"
          >
            <p className="text-small text-muted">{placeOf(address)}</p>
            <div>
              <h2 dir="auto" className="text-lede">
                <SiteLink href={address as SitePath} variant="row">
                  {title}
                </SiteLink>
              </h2>
              <p dir="auto" className="mt-1 max-w-measure text-muted">
                {excerpt.map((part, index) =>
                  index % 2 ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: Parts of one text stay in their order.
                    <mark key={index} className="bg-surface text-text">
                      {part}
                    </mark>
                  ) : (
                    part
                  ),
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The pages above a result, without home where there are others; posts and their authors stand below the blog. */
function placeOf(address: string): string {
  const id = idAt(address);
  const above = id ? ancestorsOf(id).slice(1) : (['blog'] as const);
  return above.map(labelOf).join(' / ') || labelOf('home');
}
