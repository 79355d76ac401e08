import { atomFeed } from '@/lib/blog/feed';

export const dynamic = 'force-static';

/** The newest posts in full, as Atom. */
export async function GET() {
  return new Response(await atomFeed(), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
