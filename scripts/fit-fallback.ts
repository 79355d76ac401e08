import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { systemChromium } from './chromium.mjs';

/**
 * Fits the faces that text is set in until Manrope is there: `npm run fallback`, after a build and
 * with Liberation Sans (Arial's metric twin) installed, rewrites app/styles/fallback-face.css.
 *
 * One `size-adjust` for a whole face leaves lines 1 % off and paragraphs wrapping anew. Most of the
 * difference is in two places: Manrope's space is 28 % narrower than Arial's, its capitals are 6 %
 * narrower. So each group of characters gets a face and a `size-adjust` of its own. (Its t and f are
 * 40 % wider; scaling those as well would show.)
 */
const GROUPS = {
  space: { range: 'U+20', test: / / },
  capitals: { range: 'U+41-5A', test: /[A-Z]/ },
  rest: { range: 'U+21-40,U+5B-2100', test: /[^ A-Z]/ },
} as const;

const FALLBACKS = [
  {
    family: 'Manrope fallback',
    measured: { 400: 'Liberation Sans', 700: 'Liberation Sans' },
    sources: {
      400: ['Arial', 'Liberation Sans', 'Arimo'],
      700: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
  },
  {
    family: 'Manrope fallback on Android',
    measured: { 400: 'Roboto', 700: 'Roboto' },
    sources: { 400: ['Roboto'], 700: ['Roboto Bold', 'Roboto-Bold'] },
  },
] as const;

/** Manrope's own metrics, of its em. */
const ASCENT = 1.066;
const DESCENT = 0.3;

/** Body copy is set at 400, headings at 650, for which the fallback's bold stands in. */
const WEIGHTS = [
  { fallback: 400, manrope: 400, range: '400 599', element: 'p|li|dd|td' },
  { fallback: 700, manrope: 650, range: '600 700', element: 'h1|h2|h3|dt' },
] as const;

const words = await wordsByElement('out');
const browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await loadFace('Manrope', 'components/layout/fonts/manrope.woff2', '400 700');
for (const weight of ['400', '700']) {
  const file = `node_modules/@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`;
  await loadFace('Roboto', file, weight);
}

const faces: string[] = [];
for (const { family, measured, sources } of FALLBACKS) {
  for (const weight of WEIGHTS) {
    const text = words[weight.element] ?? '';
    for (const { range, test } of Object.values(GROUPS)) {
      const sample = [...text].filter((character) => test.test(character)).join('');
      const ratio = await widthRatio(
        sample,
        `${weight.manrope} 100px Manrope`,
        `${weight.fallback} 100px "${measured[weight.fallback]}"`,
      );
      const locals = sources[weight.fallback].map((name) => `local("${name}")`).join(', ');
      faces.push(faceOf(family, weight.range, range, locals, ratio));
    }
  }
}
await browser.close();
await writeFile(
  'app/styles/fallback-face.css',
  `/* Written by scripts/fit-fallback.ts, which says why. */\n${faces.join('\n')}`,
);

function faceOf(family: string, weight: string, range: string, locals: string, ratio: number) {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  unicode-range: ${range};
  src: ${locals};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ASCENT / ratio)};
  descent-override: ${percent(DESCENT / ratio)};
  line-gap-override: 0%;
}
`;
}

async function loadFace(family: string, file: string, weight: string) {
  const data = (await readFile(file)).toString('base64');
  await page.evaluate(
    async ([name, bytes, range]) => {
      const face = new FontFace(name ?? '', `url(data:font/woff2;base64,${bytes})`, {
        weight: range,
      });
      document.fonts.add(await face.load());
    },
    [family, data, weight],
  );
}

/** How much wider a text is in one font than in another. */
function widthRatio(text: string, font: string, other: string): Promise<number> {
  return page.evaluate(
    ([sample = '', ...fonts]) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('This browser draws no text.');
      const [first = NaN, second = NaN] = fonts.map((font) => {
        context.font = font;
        // Character by character: neighbours in a group are none in the text, so no kerning.
        return [...sample].reduce(
          (sum, character) => sum + context.measureText(character).width,
          0,
        );
      });
      return first / second;
    },
    [text, font, other],
  );
}

/** The site's own words, by the elements they stand in. */
async function wordsByElement(folder: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = (await readFile(join(folder, file), 'utf8')).replace(/<style.*?<\/style>/s, '');
    for (const { element } of WEIGHTS) {
      const found = html.matchAll(new RegExp(`<(?:${element})[ >][^<>]*>?([^<]+)`, 'g'));
      texts[element] =
        (texts[element] ?? '') +
        [...found]
          .map(([, text]) => text)
          .join('')
          .slice(0, 4000);
    }
  }
  return texts;
}
