import { COVER } from '../drawing/blog-cover';
import styles from '../drawing/drawing.module.css';

/** Where the hand stands, in degrees off its drawn place, from January to December. */
const JANUARY = -30;
const A_MONTH = 150 / 11;

/** The one cover; its hand stands at the month of the post's date. */
export function PostCover({ date }: { date: string }) {
  const month = Number(date.slice(5, 7));
  const turn = Math.round(JANUARY + A_MONTH * (month - 1));
  return (
    <svg className={`${styles.drawing} bg-surface`} viewBox="0 0 400 200" aria-hidden="true">
      <use href={`#${COVER}`} />
      <g transform={`rotate(${turn} 244 180)`}>
        <path className="stroke-signal stroke-2" d="M171 107l35 35" />
        <circle className="fill-signal stroke-none" cx="171" cy="107" r="5" />
      </g>
    </svg>
  );
}
