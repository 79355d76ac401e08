import styles from './drawing.module.css';

/** The drawing that every post's cover refers to, so that a list of covers costs one. */
export const COVER = 'blog-cover';

/** One cover for every post: the watch room's dial, rising over the lines of a report. */
export function BlogCover() {
  return (
    <svg className="hidden" aria-hidden="true">
      <symbol id={COVER} className={styles.drawing} viewBox="0 0 400 200">
        <path className="stroke-line" d="M24 100h52M24 120h36M24 140h48M24 160h28" />
        <g transform="translate(244 180)">
          <g className="stroke-line" strokeWidth="2.5">
            <circle r="132" strokeWidth="5" />
            <circle r="114" strokeDasharray="9 7 22 12 4 30" />
            <circle r="103" strokeDasharray="30 9 5 16 12 8" />
            <circle r="92" strokeDasharray="4 11 17 9 28 21" />
            <circle r="81" strokeDasharray="14 6 6 25 9 8" />
          </g>
          <circle
            className="stroke-muted"
            r="150"
            strokeWidth="8"
            pathLength="72"
            strokeDasharray=".1 .9"
          />
          <path
            className="stroke-muted fill-paper"
            d="M-250 0h196a54 54 0 0 1 108 0h110v30h-414z"
          />
        </g>
      </symbol>
    </svg>
  );
}
