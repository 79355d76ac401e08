import { type RouteId, routes } from '@/content/routes';
import { readDrawing, withoutWords } from '@/lib/drawings';
import { specimenGrounds } from '../specimen/specimen';
import { grounds } from '../ui/section';
import styles from './drawing.module.css';

/** The drawing of a page from content/drawings/; nothing where it has none. */
export function PageDrawing({ route, align }: { route: RouteId; align?: 'xMin' }) {
  const drawing = readDrawing(route);
  if (!drawing) return null;
  return (
    <svg
      className="w-full overflow-visible fill-none stroke-text stroke-[1.5]"
      viewBox={drawing.viewBox}
      preserveAspectRatio={`${align ?? 'xMid'}YMid`}
      role="img"
      aria-label={drawing.label}
    >
      <g
        className={styles.drawing}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: The site's own file, inlined as it is.
        dangerouslySetInnerHTML={{ __html: drawing.shapes }}
      />
    </svg>
  );
}

/**
 * The drawing of the page that a card leads to, cut to what it shows without its words, on the ground of its family;
 * nothing where the page has none. In the page, as a file of its own would be one request more before a phone has painted.
 */
export function DrawingCard({ route }: { route: RouteId }) {
  const drawing = readDrawing(route);
  if (!drawing) return null;
  const ground = specimenGrounds[routes[route].family];
  return (
    <svg
      className={`${ground === 'night' ? 'night bg-surface' : grounds[ground]} aspect-3/2 w-full rounded border-none fill-none stroke-text stroke-[3.2] print:hidden [&_.fill-surface]:fill-muted/10 [&_.stroke-2]:stroke-[5]`}
      viewBox={drawing.crop}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: As above.
      dangerouslySetInnerHTML={{ __html: withoutWords(drawing.shapes) }}
    />
  );
}

/** Right of the words that open a page, to the window's edge; and what ends a drawing at the page's margin there, unless it runs on. */
export const RIGHT_HALF =
  'sm:absolute sm:inset-y-0 sm:right-0 sm:left-[calc(50%+1rem)] md:left-[calc(50%+3rem)]';
export const TO_MARGIN = 'sm:right-[max(var(--spacing-gutter),(100%-var(--container-page))/2)]';

/** The drawing of a page over the right half of the night that opens it; on phones at its lower edge. */
export function HeadDrawing({ route }: { route: RouteId }) {
  return (
    <div
      className={`max-sm:-mr-(--spacing-gutter) max-sm:-mb-4 max-sm:h-28 max-sm:overflow-clip sm:max-md:h-[min(100%,24rem)] print:hidden *:size-full max-sm:[&_text]:text-[19px] sm:max-md:[&_text]:text-[15px] md:[&_text]:text-[12px] ${RIGHT_HALF} ${TO_MARGIN}`}
    >
      <PageDrawing route={route} align="xMin" />
    </div>
  );
}
