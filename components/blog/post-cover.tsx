import type { PostSummary } from '@/lib/blog/post';
import { lit, MOTIF_IDS, viewOf } from '../drawing/cover-view';

interface PostCoverProps {
  post: Pick<PostSummary, 'id' | 'category' | 'date'>;
  size: keyof typeof sizes;
}

/** `lead` is a card that is set large, `head` the strip over a post's text. */
const sizes = {
  /** On phones the head of a row, in which a few strokes are enough. */
  card: {
    window: 'aspect-2/1 stroke-[1.5] max-sm:aspect-auto max-sm:h-full',
    motif: 'max-sm:scale-130',
    line: 'stroke-2',
  },
  /** Some 1.5 px at half its size. */
  row: { window: 'h-11 rounded stroke-3 sm:h-14 lg:h-18', motif: '', line: 'stroke-5' },
  lead: { window: 'h-full min-h-22 stroke-[1.5] sm:min-h-40', motif: '', line: 'stroke-2' },
  head: {
    window: 'h-22 stroke-[1.5] sm:h-[clamp(13.75rem,20vw,18rem)]',
    motif: 'sm:scale-70',
    line: 'stroke-2',
  },
} as const;

/** The cover of a post, a window on a motif of its category; the page holds the motif that it refers to. */
export function PostCover({ post, size }: PostCoverProps) {
  const { motif, plate, transform } = viewOf(post);
  const { line, dots, pivot } = lit[motif];
  const looks = sizes[size];
  return (
    <svg
      className={`block w-full bg-current fill-none stroke-text print:hidden ${plate} ${looks.window}`}
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={transform}>
        <g className={looks.motif}>
          <use href={`#${MOTIF_IDS}${motif}`} />
          <g transform={pivot > 0 ? `translate(0 ${pivot})` : undefined}>
            <g className="stroke-signal ease-out motion-safe:transition-[rotate] motion-safe:duration-500 motion-safe:in-[.whole-link:is(:hover,:focus-within)]:rotate-20">
              <path className={looks.line} d={line} />
              <path strokeWidth="14" strokeLinecap="round" d={dots} />
            </g>
          </g>
        </g>
      </g>
    </svg>
  );
}
