import { listPosts, summaryOf } from '@/lib/blog/posts';

export const dynamic = 'force-static';

/** What the listing's filters act on: every post without its text. */
export async function GET() {
  return Response.json(listPosts().map(summaryOf));
}
