import { blog } from '@/content/blog';
import { atomPath, jsonFeedPath } from '@/lib/blog/post-path';
import { SiteLink } from '../ui/site-link';

/** The feeds, for readers that do not look into a page's head. */
export function FeedLinks() {
  return (
    <p className="mono mt-4 flex gap-x-3">
      <SiteLink href={atomPath} variant="listed">
        {blog.feed.atom}
      </SiteLink>
      <SiteLink href={jsonFeedPath} variant="listed">
        {blog.feed.json}
      </SiteLink>
    </p>
  );
}
