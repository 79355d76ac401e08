import { breadcrumbWords } from '@/content/interface';
import type { RouteId } from '@/content/routes';
import { RouteLink } from '../ui/site-link';

interface BreadcrumbsProps {
  above: readonly RouteId[];
  /** The page itself, the last, unlinked step; a post leaves it out, its title stands below. */
  title?: string;
}

export function Breadcrumbs({ above, title }: BreadcrumbsProps) {
  return (
    <nav aria-label={breadcrumbWords.nav} className="caption">
      {/* On a phone the one step back. */}
      <ol className="flex flex-wrap items-baseline gap-x-1 lg:flex-nowrap lg:whitespace-nowrap lg:*:shrink-0 *:before:pr-1 md:*:first:before:pr-0 max-md:*:before:content-['‹'_/_''] md:*:not-first:before:content-['/'_/_'']">
        {above.map((id) => (
          <li key={id} className={id === above.at(-1) ? undefined : 'max-md:hidden'}>
            <RouteLink to={id} variant="quiet" />
          </li>
        ))}
        {title && (
          <li aria-current="page" className="max-md:hidden">
            {title}
          </li>
        )}
      </ol>
    </nav>
  );
}
