import { retired } from '@/content/routes';
import { recoverSpelling } from '@/lib/recover-spelling';

export const dynamic = 'force-static';

/** Run by 404.html alone. */
export function GET() {
  return new Response(recoverSpelling(retired), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
