import { blog } from '@/content/blog';

/** Said where the posts would be, while there are none. */
export function NoPosts() {
  return <p className="text-lede text-muted">{blog.listing.none}</p>;
}
