import { type TechnologyId, technologies } from '@/content/technologies';
import { technologyMark } from '@/lib/technology-marks';

/** Marks that are the vendor's name itself and need no second one beside them. */
const WORDMARKS: ReadonlySet<TechnologyId> = new Set([
  'cisco',
  'junipernetworks',
  'sonicwall',
  'splunk',
  'sumologic',
]);

/** From this ratio of width to height on, a mark is drawn lower: with its name it must fit half a phone's width. */
const WIDE = 1.5;

/** A vendor's mark at one optical height, with its name. */
export function TechnologyLogo({ id }: { id: TechnologyId }) {
  const { path, viewBox, aspect } = technologyMark(id);
  const wordmark = WORDMARKS.has(id);
  const height = wordmark ? Math.max(16, 26 - 2 * aspect) : aspect > WIDE ? 20 : 26;
  return (
    <span className="flex items-center gap-1.5 text-small leading-[1.3] font-bold text-muted">
      <svg
        viewBox={viewBox}
        width={Math.round(height * aspect)}
        height={Math.round(height)}
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <span className={wordmark ? 'sr-only' : undefined}>{technologies[id]}</span>
    </span>
  );
}
