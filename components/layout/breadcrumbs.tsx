import { breadcrumbWords } from '@/content/interface';
import type { RouteId } from '@/content/routes';
import { ancestorsOf, labelOf, pathOf } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';

/** The way from home to a page; the page itself is the last, unlinked step. */
export function Breadcrumbs({ current, title }: { current: RouteId; title: string }) {
  return (
    <nav aria-label={breadcrumbWords.nav} className="mono">
      <ol className="flex flex-wrap">
        {ancestorsOf(current).map((id) => (
          <li
            key={id}
            className="after:px-1 after:content-['/'] [&>a]:inline-block [&>a]:py-0.5 [&>a]:hover:text-signal"
          >
            <SiteLink href={pathOf(id)}>{labelOf(id)}</SiteLink>
          </li>
        ))}
        <li aria-current="page" className="py-0.5">
          {title}
        </li>
      </ol>
    </nav>
  );
}
