import { jsonFeed } from '@/lib/blog/feed';

export const dynamic = 'force-static';

/** The newest posts in full, as JSON Feed. */
export async function GET() {
  return new Response(await jsonFeed(), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
