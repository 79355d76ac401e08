import { optimize } from 'svgo';
import { type TechnologyId, technologies } from '@/content/technologies';
import { technologyMark } from '@/lib/technology-marks';

export const dynamic = 'force-static';

/** From this ratio of width to height on a mark is a name in letters, drawn at three times the size of others. */
const LETTERS = 2;

/** One sprite of every technology's mark, so that a strip of logos costs one request. */
export function GET() {
  const symbols = (Object.keys(technologies) as TechnologyId[]).map((id) => {
    const { viewBox, path, aspect } = technologyMark(id);
    const symbol = `<symbol id="${id}" viewBox="${viewBox}"><path d="${path}"/></symbol>`;
    // Decimals on a grid of 24: at 26 px half of a tenth is not seen.
    const floatPrecision = aspect > LETTERS ? 2 : 1;
    return optimize(symbol, { plugins: [{ name: 'convertPathData', params: { floatPrecision } }] })
      .data;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return new Response(sprite, { headers: { 'Content-Type': 'image/svg+xml' } });
}
