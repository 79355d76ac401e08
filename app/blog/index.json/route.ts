import { createHash } from 'node:crypto';
import type { PostIndex } from '@/lib/blog/post-index';
import { listPosts, summaryOf } from '@/lib/blog/posts';

export const dynamic = 'force-static';

/** What the listing's filters act on: every post without its text. */
export async function GET() {
  const posts = listPosts().map(summaryOf);
  const ids = posts.map(({ id }) => id).join('\n');
  const stamp = createHash('sha256').update(ids).digest('base64url').slice(0, 8);
  return Response.json({ stamp, posts } satisfies PostIndex);
}
