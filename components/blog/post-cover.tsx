import { COVER } from '../drawing/blog-cover';
import { coverHand, handAt } from '../drawing/cover-hand';
import styles from '../drawing/drawing.module.css';

/** The one cover; its hand stands at the month of the post's date. */
export function PostCover({ date }: { date: string }) {
  const { path, ...point } = coverHand;
  return (
    <svg className={`${styles.drawing} bg-surface`} viewBox="0 0 400 200" aria-hidden="true">
      <use href={`#${COVER}`} />
      <g transform={handAt(date)}>
        <path className="stroke-signal stroke-2" d={path} />
        <circle className="fill-signal stroke-none" {...point} />
      </g>
    </svg>
  );
}
