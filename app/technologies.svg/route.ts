import { type TechnologyId, technologies } from '@/content/technologies';
import { technologyMark } from '@/lib/technology-marks';

export const dynamic = 'force-static';

/** One sprite of every technology's mark, so that a strip of logos costs one request. */
export function GET() {
  const symbols = (Object.keys(technologies) as TechnologyId[]).map((id) => {
    const { viewBox, path } = technologyMark(id);
    return `<symbol id="${id}" viewBox="${viewBox}"><path d="${path}"/></symbol>`;
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
