import { optimize } from 'svgo';
import { type TechnologyId, technologies } from '@/content/technologies';
import { technologyMark } from '@/lib/technology-marks';

export const dynamic = 'force-static';

/** Decimals of a mark's coordinates on its grid of 24: drawn at 26 px, a hundredth is not seen. */
const PRECISION = 2;

/** One sprite of every technology's mark, so that a strip of logos costs one request. */
export function GET() {
  const symbols = (Object.keys(technologies) as TechnologyId[]).map((id) => {
    const { viewBox, path } = technologyMark(id);
    return `<symbol id="${id}" viewBox="${viewBox}"><path d="${path}"/></symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const { data } = optimize(sprite, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: PRECISION } }],
  });
  return new Response(data, { headers: { 'Content-Type': 'image/svg+xml' } });
}
