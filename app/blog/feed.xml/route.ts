import { atomFeed } from '@/lib/blog/feed';
import { listPosts } from '@/lib/blog/posts';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(atomFeed(listPosts()), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
