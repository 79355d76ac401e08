import { breadcrumbWords } from '@/content/interface';
import type { RouteId } from '@/content/routes';
import { labelOf, pathOf } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';

interface BreadcrumbsProps {
  /** The pages above this one, from home down. */
  above: readonly RouteId[];
  /** The page itself, the last, unlinked step; a post leaves it out, its title stands below. */
  title?: string;
}

/** The way from home to a page. */
export function Breadcrumbs({ above, title }: BreadcrumbsProps) {
  return (
    <nav aria-label={breadcrumbWords.nav} className="mono">
      <ol className="flex flex-wrap">
        {above.map((id) => (
          <li
            key={id}
            className="not-last:after:px-1 not-last:after:content-['/'] [&>a]:inline-block [&>a]:py-1.5 [&>a]:hover:text-signal"
          >
            <SiteLink href={pathOf(id)}>{labelOf(id)}</SiteLink>
          </li>
        ))}
        {title && (
          <li aria-current="page" className="py-1.5">
            {title}
          </li>
        )}
      </ol>
    </nav>
  );
}
