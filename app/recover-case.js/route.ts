import { pathOf, routeIds } from '@/lib/routes';

export const dynamic = 'force-static';

/** The old router ignored case, so links in the wild do too: `/About` goes to `/about`. Runs on 404.html alone. */
export function GET() {
  const paths = routeIds.map(pathOf);
  return new Response(
    `const asked=location.pathname.replace(/(.)\\/+$/,"$1"),page=${JSON.stringify(paths)}.find(path=>path.toLowerCase()===asked.toLowerCase());page&&page!==asked&&location.replace(page+location.search+location.hash);`,
    { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } },
  );
}
