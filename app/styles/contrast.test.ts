/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss, { type Container } from 'postcss';

const theme = postcss.parse(readFileSync('app/styles/theme.css', 'utf8'));
const primitives = postcss.parse(readFileSync('app/styles/primitives.css', 'utf8'));

/** The colours that a part of a sheet sets, by token. */
function coloursIn(part: Container): Record<string, string> {
  const colours: Record<string, string> = {};
  part.walkDecls(/^--color-(?!\*)/, ({ prop, value }) => {
    colours[prop.slice('--color-'.length)] = value;
  });
  return colours;
}

/** The part of a sheet under an at-rule, by the rule's text. */
function partOf(sheet: Container, name: string, params: string): Container {
  let found: Container | undefined;
  sheet.walkAtRules(name, (rule) => {
    if (rule.params === params) found = rule;
  });
  if (!found) throw new Error(`There is no @${name} ${params}.`);
  return found;
}

const tokens = coloursIn(partOf(theme, 'theme', 'static'));
const more = coloursIn(partOf(theme, 'media', '(prefers-contrast: more)'));
const night = coloursIn(partOf(primitives, 'utility', 'night'));
const dark = coloursIn(partOf(theme, 'media', '(prefers-color-scheme: dark)'));

type Scheme = 'light' | 'dark';

/** A token's value in a scheme, as a hexadecimal colour. */
function resolve(colours: Record<string, string>, name: string, scheme: Scheme): string {
  const value = colours[name] ?? '';
  const [, other] = value.match(/^var\(--color-([\w-]+)\)$/) ?? [];
  if (other) return resolve(colours, other, scheme);
  const [, light, dark] = value.match(/^light-dark\((#\w{6}), (#\w{6})\)$/) ?? [];
  const colour = light && dark ? { light, dark }[scheme] : value;
  if (!/^#\w{6}$/.test(colour)) throw new Error(`--color-${name} is ${value}, which is no colour.`);
  return colour;
}

/** How bright a colour is, from 0 to 1: WCAG 2.2, “relative luminance”. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21: WCAG 2.2, “contrast ratio”. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['paper', 'surface'];
const onEveryGround = (front: string, least: number) =>
  GROUNDS.map((ground) => ({ front, ground, least }));

/** What is read (4.5:1, and 7:1 where it is body copy), and what tells by its shape (3:1): WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11. */
const pairs = [
  ...onEveryGround('text', 7),
  { front: 'muted', ground: 'paper', least: 7 },
  { front: 'muted', ground: 'surface', least: 4.5 },
  ...onEveryGround('signal', 4.5),
  ...onEveryGround('amber', 4.5),
  { front: 'on-signal', ground: 'signal', least: 4.5 },
];

/** A rule between rows tells nothing that the space between them does not; who asks for contrast still sees it. */
const pairsWithMore = [...pairs, ...onEveryGround('line', 3)];

const palettes = {
  'the light scheme': { colours: tokens, scheme: 'light', expected: pairs },
  'the dark scheme': { colours: tokens, scheme: 'dark', expected: pairs },
  'a dark band in the light scheme': {
    colours: { ...tokens, ...night },
    scheme: 'dark',
    expected: pairs,
  },
  'a dark band in the dark scheme': {
    colours: { ...tokens, ...dark, ...night },
    scheme: 'dark',
    expected: pairs,
  },
  'the light scheme with more contrast': {
    colours: { ...tokens, ...more },
    scheme: 'light',
    expected: pairsWithMore,
  },
  'the dark scheme with more contrast': {
    colours: { ...tokens, ...more },
    scheme: 'dark',
    expected: pairsWithMore,
  },
  'a dark band with more contrast': {
    colours: { ...tokens, ...dark, ...night, ...more },
    scheme: 'dark',
    expected: pairsWithMore,
  },
} as const;

test.each(Object.entries(palettes))('%s has the contrast that its parts need', (_, palette) => {
  const { colours, scheme, expected } = palette;
  const weak = expected.flatMap(({ front, ground, least }) => {
    const contrast = contrastOf(resolve(colours, front, scheme), resolve(colours, ground, scheme));
    return contrast < least ? [`${front} on ${ground}: ${contrast.toFixed(2)} of ${least}`] : [];
  });
  expect(weak).toEqual([]);
});
