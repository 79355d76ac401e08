import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { cardColors, SocialCard } from '@/components/drawing/social-card';
import { drawingFile, withoutWords } from '@/lib/drawings';
import { cardFolder, iconPath } from '@/lib/file-paths';
import { cardSize } from '@/lib/metadata';
import { settableTitle, socialCards } from '@/lib/social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FOLDER = 'node_modules/@fontsource-variable/manrope/files';
const fonts = await Promise.all(
  ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'].map(async (name) => {
    const variable = readFileSync(`${FOLDER}/manrope-${name}-wght-normal.woff2`);
    // `next/og` reads neither WOFF2 nor variable faces.
    const data = await subsetFont(variable, undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes: { wght: 600 },
    });
    return { name, data };
  }),
);

const cards = new Map(socialCards().map((card) => [card.path, card]));

export function generateStaticParams() {
  return [...cards.keys()].map((path) => ({ file: path.slice(cardFolder.length).split('/') }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  const card = cards.get(cardFolder + file.join('/'));
  if (!card) return new Response(null, { status: 404 });
  const drawing = card.route && drawingFile(card.route);
  const picture = new ImageResponse(
    <SocialCard
      title={settableTitle(card.title)}
      family={settableTitle(card.family)}
      mark={dataAddress(readFileSync(`public${iconPath}`, 'utf8'))}
      drawing={drawing && dataAddress(inNight(readFileSync(drawing, 'utf8')))}
    />,
    { ...cardSize, fonts },
  );
  // Sixteen colours hold its lines and their edges, in a quarter of the bytes.
  const png = sharp(await picture.arrayBuffer()).png({ palette: true, colours: 16, effort: 1 });
  return new Response(new Uint8Array(await png.toBuffer()), {
    headers: { 'Content-Type': 'image/png' },
  });
}

/** A drawing in the card's colours, without its words, for which a picture in a picture has no face. */
function inNight(svg: string): string {
  const rules = Object.entries(cardColors).map(
    ([name, color]) => `.stroke-${name}{stroke:${color}}.fill-${name}{fill:${color}}`,
  );
  return withoutWords(svg)
    .replace(/stroke="#\w+"/, `stroke="${cardColors.text}"`)
    .replace(
      /<svg[^>]*>/,
      `$&<style>.stroke-2{stroke-width:2}${rules.join('')}.stroke-none{stroke:none}</style>`,
    );
}

function dataAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
