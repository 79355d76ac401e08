import { postIndex } from '@/lib/blog/search-files';

export const dynamic = 'force-static';

/** What the listing's filters search: every post without its text. */
export async function GET() {
  return Response.json(await postIndex());
}
