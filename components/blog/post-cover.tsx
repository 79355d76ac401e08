import type { PostSummary } from '@/lib/blog/post';
import { lit, MOTIF_IDS, viewOf } from '../drawing/cover-view';
import styles from './post-cover.module.css';

interface PostCoverProps {
  post: Pick<PostSummary, 'id' | 'category' | 'date'>;
  /** `lead` is a card that is set large; it and a head are always in the night. */
  size: keyof typeof sizes;
}

const sizes = { card: styles.card, row: styles.row, lead: '', head: styles.head } as const;

/** The cover of a post; the page holds the motif that it refers to. */
export function PostCover({ post, size }: PostCoverProps) {
  const { motif, transform, isNight } = viewOf(post);
  const { line, dots, pivot } = lit[motif];
  const ground =
    isNight || size === 'lead' || size === 'head'
      ? 'night text-paper'
      : 'text-surface dark:text-paper';
  return (
    <svg
      className={`${styles.cover} ${sizes[size]} ${ground} print:hidden`}
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={transform}>
        <g className={styles.motif}>
          <use href={`#${MOTIF_IDS}${motif}`} />
          <g transform={pivot > 0 ? `translate(0 ${pivot})` : undefined}>
            <g className={`stroke-signal ${styles.lit}`}>
              <path className="stroke-2" d={line} />
              <path strokeWidth="14" strokeLinecap="round" d={dots} />
            </g>
          </g>
        </g>
      </g>
    </svg>
  );
}
