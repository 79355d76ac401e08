import 'server-only';
import * as icons from 'simple-icons';
import { svgPathBbox } from 'svg-path-bbox';
import { optimize } from 'svgo';
import { type TechnologyId, wordmarks } from '@/content/technologies';

/**
 * A vendor's mark from simple-icons, cropped to its ink so that every mark can stand at one optical height: its
 * path, the box around that, and its width over its height.
 * @throws when simple-icons does not know the technology.
 */
export function technologyMark(id: TechnologyId) {
  const icon = Object.values(icons).find(({ slug }) => slug === id);
  if (!icon)
    throw new Error(`content/technologies.ts: simple-icons has no “${id}”; use one of its slugs.`);
  const [left, top, right, bottom] = svgPathBbox(icon.path);
  const [width, height] = [right - left, bottom - top];
  const viewBox = [left, top, width, height].map((number) => number.toFixed(2)).join(' ');
  // Decimals on a grid of 24: at 26 px half of a tenth is not seen, but letters are drawn at three times that size.
  const floatPrecision = wordmarks.includes(id) ? 2 : 1;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${icon.path}"/></svg>`;
  const { data } = optimize(svg, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision } }],
  });
  return { path: data.match(/ d="([^"]*)"/)?.[1] ?? icon.path, viewBox, aspect: width / height };
}
