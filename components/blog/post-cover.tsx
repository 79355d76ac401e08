import type { PostSummary } from '@/lib/blog/post';
import { COVER_IDS, type CoverPost, viewOf } from '../drawing/cover-view';

interface PostCoverProps {
  post: CoverPost & Pick<PostSummary, 'id'>;
  size: keyof typeof sizes;
}

/** `head` stands beside a post's title, and in narrow windows over its text. Lines are some 2 px wide in each. */
const sizes = {
  card: {
    window: 'stroke-[2.5] max-md:h-full md:aspect-2/1',
    drawing: 'max-sm:scale-50 sm:max-md:scale-75',
  },
  head: {
    window: 'h-22 rounded stroke-2 md:aspect-3/2 md:h-auto',
    drawing: 'max-sm:scale-75 sm:max-md:scale-50',
  },
} as const;

/** The cover of a post: its drawing, where it has one, on the ground of its category. The page holds what it refers to. */
export function PostCover({ post, size }: PostCoverProps) {
  const { ground, plate, turn } = viewOf(post);
  const { window, drawing } = sizes[size];
  return (
    <svg
      className={`block w-full bg-current fill-none stroke-text print:hidden ${plate} ${window}`}
      viewBox="-200 -100 400 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={drawing}>
        <g className="opacity-20">
          <use href={`#${COVER_IDS}${ground}`} transform={turn} />
        </g>
        {/* The ground stops short of the drawing. */}
        <circle r="80" className="fill-current stroke-none opacity-85" />
        <use href={`#${COVER_IDS}${post.id}`} />
      </g>
    </svg>
  );
}
