import { type Channels, contrastOf } from '@/lib/contrast';
import { type ColorName, palette, withMoreContrast } from '@/tailwind.config';

/** What is read (4.5:1, and 7:1 where it is body copy), and what tells by its shape (3:1): WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11. */
const pairs: readonly [front: ColorName, ground: ColorName, least: number][] = [
  ['text', 'paper', 7],
  ['text', 'surface', 7],
  ['muted', 'paper', 7],
  ['muted', 'surface', 4.5],
  ['signal', 'paper', 4.5],
  ['signal', 'surface', 4.5],
  ['text', 'mint', 7],
  ['muted', 'mint', 4.5],
  ['text', 'warm', 7],
  ['muted', 'warm', 4.5],
  ['amber', 'paper', 4.5],
  ['amber', 'surface', 4.5],
  ['on-signal', 'signal', 4.5],
];

/** A rule between rows tells nothing that the space between them does not; who asks for contrast still sees it. */
const pairsWithMore: typeof pairs = [
  ...pairs,
  ['muted', 'surface', 7],
  ['line', 'paper', 3],
  ['line', 'surface', 3],
];

const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

test.each([
  ['the light scheme', 'light', 'light'],
  ['the dark scheme', 'dark', 'dark'],
  ['a dark band in the light scheme', 'dark', 'light'],
  ['a dark band in the dark scheme', 'dark', 'dark'],
] as const)('%s has the contrast that its parts need', (name, scheme, page) => {
  const isBand = name.startsWith('a dark band');
  /** A band of night has the dark palette on the ink of the page's scheme. */
  const colourOf = (colour: ColorName) =>
    channelsOf(isBand && colour === 'paper' ? palette.ink[page] : palette[colour][scheme]);
  const withMore = (colour: ColorName) => colourOf(withMoreContrast[colour] ?? colour);
  for (const [expected, channels] of [
    [pairs, colourOf],
    [pairsWithMore, withMore],
  ] as const) {
    const weak = expected.filter(
      ([front, ground, least]) => contrastOf(channels(front), channels(ground)) < least,
    );
    expect(weak).toEqual([]);
  }
});
