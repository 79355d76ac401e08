import { wordFile } from '@/lib/blog/search-files';
import { initials } from '@/lib/blog/words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return initials.map((initial) => ({ file: `${initial}.json` }));
}

/** The words of the posts' texts, by initial, so that a search costs one small file a word. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return Response.json(await wordFile((await params).file.replace('.json', '')));
}
