import { readFileSync } from 'node:fs';
import { serviceFamilies } from '@/content/navigation';
import { drawingFile, drawingFolder, withoutWords } from '@/lib/drawings';
import { type ColorName, palette } from '@/tailwind.config';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return serviceFamilies.flatMap(({ route }) =>
    drawingFile(route) ? [{ file: `${route}.svg` }] : [],
  );
}

/** A family's drawing without its words, for the Services panel: a file, as only who opens the panel sees it. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const svg = withoutWords(readFileSync(`${drawingFolder}/${file}`, 'utf8'))
    .replaceAll(/\n\s*/g, '')
    .replace(/stroke="#\w+"/, `stroke="${NEUTRAL}"`)
    .replace(/<svg[^>]*>/, (start) => `${start}<style>${STYLE}</style>`);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

/** Seen on paper and in the night, where a browser holds an image's styles back. */
const NEUTRAL = '#7d909f';

const inks = Object.keys(palette) as ColorName[];

function rulesOf(scheme: 'light' | 'dark'): string {
  const rules = inks.map((ink) => {
    const colour = palette[ink][scheme];
    return `.stroke-${ink}{stroke:${colour}}.fill-${ink}{fill:${colour}}`;
  });
  return `svg{stroke:${palette.text[scheme]}}${rules.join('')}`;
}

/** An image takes the scheme of the element that shows it. */
const STYLE = `.stroke-2{stroke-width:2.5}${rulesOf('light')}@media(prefers-color-scheme:dark){${rulesOf('dark')}}.stroke-none{stroke:none}`;
