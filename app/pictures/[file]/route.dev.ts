import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPicture, ORIGINALS, pictureNameOf } from '@/lib/pictures';

/** The originals, for `npm run dev`. An export has no route here: the build puts copies of them at its addresses. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (!findPicture(file)) return new Response(null, { status: 404 });
  // Browsers tell a picture by its first bytes.
  return new Response(await readFile(join(ORIGINALS, pictureNameOf(file))));
}
