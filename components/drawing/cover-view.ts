import type { PostSummary } from '@/lib/blog/post';

/** The drawings of content/covers/, in each of which one thing is lit. */
type MotifName = keyof typeof lit;

/**
 * What is lit in each, drawn over it: a line, and dots at the start of strokes too short to see. It turns about a point
 * that many units under the motif's middle.
 */
export const lit = {
  dial: { line: 'M0-52v-82', dots: 'M0-140h.01', pivot: 140 },
  zones: { line: 'M0 132v-240', dots: 'M0 0h.01', pivot: 0 },
  plan: { line: 'M0 0l29-41', dots: 'M0 0h.01', pivot: 0 },
  field: { line: 'M0 0l56-28 28 84', dots: 'M0 0h.01M56-28h.01M84 56h.01', pivot: 0 },
  steps: { line: 'M-68 36h68v-72h68', dots: 'M0 0h.01', pivot: 0 },
  records: { line: 'M-36 0h72M0 0v-108', dots: 'M0 0h.01', pivot: 0 },
  register: { line: 'M0 0v104h-156', dots: 'M0 0h.01', pivot: 0 },
} as const;

interface CategoryLook {
  motifs: readonly MotifName[];
  /** The ground of its covers: the tint of the family that does such work, or the night. */
  plate: string;
}

/** The general category has four motifs, for most posts are in it; one that is not listed has the steps. */
const looks: Readonly<Record<string, CategoryLook>> = {
  Cybersecurity: { motifs: ['dial', 'steps', 'records', 'register'], plate: 'night text-paper' },
  'Cloud Security': { motifs: ['zones'], plate: 'text-mint' },
  PenTesting: { motifs: ['plan'], plate: 'text-cool' },
  'AI & Security': { motifs: ['field'], plate: 'text-warm' },
};

interface CoverView extends Pick<CategoryLook, 'plate'> {
  motif: MotifName;
  /** Where the motif's middle, which is lit, stands in a window of 400 by 200. */
  transform: string;
}

/**
 * Every post looks at a motif of its category from elsewhere: turned by the month and the id, nearer or further. The
 * factor is one by which neighbours in the present list differ.
 */
export function viewOf({ id, category, date }: Pick<PostSummary, 'id' | 'category' | 'date'>) {
  const seed = [...id].reduce((sum, letter) => (sum * 4083 + letter.charCodeAt(0)) % 65_521, 0);
  const pick = <T>(choices: readonly [T, ...T[]], shift: number) =>
    choices[(seed >> shift) % choices.length] ?? choices[0];
  const { motifs, plate } = looks[category] ?? { motifs: ['steps'], plate: 'night text-paper' };
  const turn = ((Number(date.slice(5, 7)) + (seed >> 1)) % 12) * 30;
  const place = `${pick([175, 200, 225], 2)} ${pick([80, 120], 1)}`;
  return {
    motif: motifs[seed % motifs.length] ?? 'steps',
    plate,
    transform: `translate(${place}) rotate(${turn}) scale(${pick([0.8, 1.1, 1.5], 3)})`,
  } satisfies CoverView;
}

/** Begins the ids of the motifs' drawings in a page that shows covers. */
export const MOTIF_IDS = 'cover-';
