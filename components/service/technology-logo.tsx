import { type TechnologyId, technologies } from '@/content/technologies';
import { technologyMark } from '@/lib/technology-marks';

/** From this width over height on, a mark is the vendor's name itself and needs no second one beside it. */
const WORDMARK = 2;

/** A vendor's mark from the shared sprite at one optical height, with its name. */
export function TechnologyLogo({ id }: { id: TechnologyId }) {
  const { aspect } = technologyMark(id);
  const wordmark = aspect > WORDMARK;
  const height = wordmark ? Math.max(16, 26 - 2 * aspect) : 26;
  return (
    <span className="flex min-h-4 items-center gap-1.5 text-[1.125rem] font-bold text-muted">
      <svg
        width={Math.round(height * aspect)}
        height={Math.round(height)}
        fill="currentColor"
        aria-hidden="true"
      >
        <use href={`/technologies.svg#${id}`} />
      </svg>
      <span className={wordmark ? 'sr-only' : undefined}>{technologies[id]}</span>
    </span>
  );
}
