import type { ColorName } from '@/tailwind.config';
import { type Channels, contrastOf } from '../../lib/contrast';
import { iconPath } from '../../lib/file-paths';
import type { Report, SiteContent } from './site-content';

/** What is read (4.5:1, and 7:1 where it is body copy): WCAG 2.2, 1.4.3 and 1.4.6. */
const PAIRS: readonly [front: ColorName, grounds: readonly ColorName[], least: number][] = [
  ['text', ['paper', 'surface', 'mint', 'warm'], 7],
  ['muted', ['paper'], 7],
  ['muted', ['surface', 'mint', 'warm'], 4.5],
  ['signal', ['paper', 'surface'], 4.5],
  ['amber', ['paper', 'surface'], 4.5],
  ['on-signal', ['signal'], 4.5],
];

/** A band of night has the dark palette on the ink of the page's scheme. */
const ON_INK: readonly ColorName[] = ['text', 'muted', 'signal', 'amber'];

export function checkColours({ palette }: SiteContent, report: Report) {
  const colours = Object.entries(palette).flatMap(([name, { light, dark }]) => [
    [`${name}.light`, light] as const,
    [`${name}.dark`, dark] as const,
  ]);
  const wrong = colours.filter(([, colour]) => !/^#[\da-f]{6}$/i.test(colour));
  for (const [name, colour] of wrong) {
    const message = `“${colour}” is no colour: write # and six digits, each 0 to 9 or a to f.`;
    report('tailwind.config.ts', `palette.${name}`, message);
  }
  if (wrong.length > 0) return;
  for (const scheme of ['light', 'dark'] as const) {
    for (const [front, grounds, least] of PAIRS) {
      const colour = palette[front][scheme];
      const onInk = scheme === 'dark' && ON_INK.includes(front);
      const faced = [
        ...grounds.map((ground) => [ground, palette[ground][scheme]] as const),
        ...(onInk ? [['ink', palette.ink.light] as const, ['ink', palette.ink.dark] as const] : []),
      ];
      const ratioTo = ([, ground]: (typeof faced)[number]) =>
        contrastOf(channelsOf(colour), channelsOf(ground));
      const weak = faced.find((one) => ratioTo(one) < least);
      if (!weak) continue;
      const change = scheme === 'light' ? 'darker' : 'lighter';
      const message = `${colour} has a contrast of ${ratioTo(weak).toFixed(1)}:1 on ${weak.join(', ')}, and ${least}:1 is needed: take a ${change} one.`;
      report('tailwind.config.ts', `palette.${front}.${scheme}`, message);
    }
  }
}

/** Below it a mark can hardly be told from its ground. */
const SEEN = 1.6;

/** A mark that is seen in one scheme alone. Without a colour of its own a shape is black. */
export function checkMarksAreSeen(content: SiteContent, report: Report) {
  const { icon, logos, palette } = content;
  for (const [file, svg] of [[`public${iconPath}`, icon] as const, ...Object.entries(logos)]) {
    // Pictures, gradients by address and style sheets are beyond a reading of attributes.
    if (/currentColor|<image|<style|url\(/i.test(svg)) continue;
    const named = [
      ...svg.matchAll(/(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*(#[\da-f]{3,8}|[a-z]+)/gi),
    ]
      .map(([, colour = '']) => NAMED[colour.toLowerCase()] ?? colour)
      .filter((colour) => colour !== 'none');
    const colours = named.length === 0 ? ['#000000'] : named;
    if (!colours.every((colour) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour))) continue;
    for (const scheme of ['light', 'dark'] as const) {
      const ground = channelsOf(palette.paper[scheme]);
      if (colours.some((colour) => contrastOf(channelsOf(colour), ground) >= SEEN)) continue;
      const message = `can hardly be seen on the ${scheme} ground, ${palette.paper[scheme]}: give it an outline or a ground of its own.`;
      report(file, '', message);
    }
  }
}

const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };

function channelsOf(colour: string): Channels {
  const full = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
}
