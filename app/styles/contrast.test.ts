import { type Channels, contrastOf } from '@/lib/contrast';
import { type ColorName, palette, withMoreContrast } from '@/tailwind.config';

const GROUNDS = ['paper', 'surface'] as const;

interface Pair {
  front: ColorName;
  ground: ColorName;
  least: number;
}

const onEveryGround = (front: ColorName, least: number): Pair[] =>
  GROUNDS.map((ground) => ({ front, ground, least }));

/** What is read (4.5:1, and 7:1 where it is body copy), and what tells by its shape (3:1): WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11. */
const pairs: readonly Pair[] = [
  ...onEveryGround('text', 7),
  { front: 'muted', ground: 'paper', least: 7 },
  { front: 'muted', ground: 'surface', least: 4.5 },
  ...onEveryGround('signal', 4.5),
  ...onEveryGround('amber', 4.5),
  { front: 'on-signal', ground: 'signal', least: 4.5 },
];

/** A rule between rows tells nothing that the space between them does not; who asks for contrast still sees it. */
const pairsWithMore = [...pairs, ...onEveryGround('line', 3)];

type Scheme = 'light' | 'dark';

/** The palette of a scheme; a band of night has the dark one on the ink of the page's scheme. */
function coloursOf(scheme: Scheme): Record<ColorName, string> {
  const entries = Object.entries(palette).map(([name, pair]) => [name, pair[scheme]]);
  return Object.fromEntries(entries);
}

const palettes = {
  'the light scheme': coloursOf('light'),
  'the dark scheme': coloursOf('dark'),
  'a dark band in the light scheme': { ...coloursOf('dark'), paper: palette.ink.light },
  'a dark band in the dark scheme': { ...coloursOf('dark'), paper: palette.ink.dark },
};

const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** What a palette lacks in contrast, a line each. */
function weakPairs(colours: Record<ColorName, string>, expected: readonly Pair[]): string[] {
  return expected.flatMap(({ front, ground, least }) => {
    const contrast = contrastOf(channelsOf(colours[front]), channelsOf(colours[ground]));
    return contrast < least ? [`${front} on ${ground}: ${contrast.toFixed(2)} of ${least}`] : [];
  });
}

test.each(Object.entries(palettes))('%s has the contrast that its parts need', (_, colours) => {
  expect(weakPairs(colours, pairs)).toEqual([]);
  const more = { ...colours, line: colours[withMoreContrast.line] };
  expect(weakPairs(more, pairsWithMore)).toEqual([]);
});
