import { jsonFeed } from '@/lib/blog/feed';
import { listPosts } from '@/lib/blog/posts';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(jsonFeed(listPosts()), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
