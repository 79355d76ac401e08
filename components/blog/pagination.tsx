import { blog } from '@/content/blog';
import { listPagePath } from '@/lib/blog/post-path';
import { SiteLink } from '../ui/site-link';

/** Links to the pages of the list, for those without JavaScript and for crawlers. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav aria-label={blog.listing.pages} className="caption mt-4 border-t border-line pt-2">
      <ol className="-ml-2 flex flex-wrap items-center">
        {Array.from({ length: pages }, (_, index) => index + 1).map((linked) => (
          <li key={linked}>
            <SiteLink
              href={listPagePath(linked)}
              variant="page"
              current={linked === page ? 'page' : undefined}
            >
              {linked}
            </SiteLink>
          </li>
        ))}
        {page < pages && (
          <li className="ml-auto">
            <SiteLink href={listPagePath(page + 1)} variant="arrow">
              {blog.listing.next}
            </SiteLink>
          </li>
        )}
      </ol>
    </nav>
  );
}
