import { readFileSync } from 'node:fs';

/** The colours of one room: night, or the morning's paper. */
export type Palette = Readonly<Record<ColorName, string>>;

const NAMES = ['paper', 'surface', 'line', 'text', 'muted', 'signal', 'amber'] as const;
type ColorName = (typeof NAMES)[number];

/** The site's tokens as each room has them: `light-dark(morning, night)`, and night's own ground. */
export const palettes = readPalettes(readFileSync('app/styles/theme.css', 'utf8'));

/** @throws when the theme has no pair of hexadecimal colours under one of the names, or no ink. */
function readPalettes(theme: string): { morning: Palette; night: Palette } {
  const pairs = NAMES.map((name) => {
    const [, morning, night] =
      theme.match(new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`)) ?? [];
    if (!morning || !night) {
      throw new Error(
        `app/styles/theme.css: --color-${name} is no light-dark() of two hexadecimal colours.`,
      );
    }
    return { name, morning, night };
  });
  const [, ink] = theme.match(/--color-ink: (#\w+)/) ?? [];
  if (!ink) throw new Error('app/styles/theme.css: --color-ink is no hexadecimal colour.');
  const room = (of: 'morning' | 'night') =>
    Object.fromEntries(pairs.map((pair) => [pair.name, pair[of]])) as Palette;
  return { morning: room('morning'), night: { ...room('night'), paper: ink } };
}
