import { blogFeed } from '@/lib/blog/feed';

export const dynamic = 'force-static';

/** The newest posts in full, as JSON Feed. */
export async function GET() {
  return new Response((await blogFeed()).json1(), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
