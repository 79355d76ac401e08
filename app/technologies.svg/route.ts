import * as icons from 'simple-icons';
import { technologies } from '@/content/technologies';

export const dynamic = 'force-static';

/** One sprite of every technology's mark, so that a strip of logos costs one request. */
export function GET() {
  const symbols = Object.keys(technologies).map((slug) => {
    const icon = Object.values(icons).find((candidate) => candidate.slug === slug);
    if (!icon) {
      throw new Error(`content/technologies.ts: simple-icons has no “${slug}”; use one of its slugs.`);
    }
    return `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${icon.path}"/></symbol>`;
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
