import { summaryOf } from '@/lib/blog/post';
import { listPosts } from '@/lib/blog/posts';
import { wordsOf } from '@/lib/search/words';

export const dynamic = 'force-static';

/** What the listing's filters act on: every post, with each word of its text once. */
export async function GET() {
  const posts = listPosts().map((post) => {
    const content = [...new Set(wordsOf(post.content))].join(' ');
    return { ...summaryOf(post), content };
  });
  return Response.json(posts);
}
