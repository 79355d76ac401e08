import { type TechnologyId, technologies, wordmarks } from '@/content/technologies';
import { technologyMark } from '@/lib/technology-marks';

/** All marks beside a name are given this width, so that the names of a column begin on one line. */
const MARK_WIDTH = 28;

/** A vendor's mark at one optical height, with its name. */
export function TechnologyLogo({ id }: { id: TechnologyId }) {
  const { path, viewBox, aspect } = technologyMark(id);
  const wordmark = wordmarks.includes(id);
  const height = wordmark ? Math.max(18, 31 - 2.5 * aspect) : Math.min(25, MARK_WIDTH / aspect);
  return (
    <span className="flex items-center gap-1 text-small leading-[1.3] font-bold text-muted">
      <svg
        viewBox={viewBox}
        width={wordmark ? Math.round(height * aspect) : MARK_WIDTH}
        height={Math.round(height)}
        preserveAspectRatio="xMinYMid"
        className="flex-none"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <span className={wordmark ? 'sr-only' : undefined}>{technologies[id]}</span>
    </span>
  );
}
