import { type RouteId, routes } from '@/content/routes';
import { readDrawing, withoutWords } from '@/lib/drawings';
import { specimenGrounds } from '../specimen/specimen';
import { grounds } from '../ui/section';
import styles from './drawing.module.css';

/** The drawing of a page from content/drawings/; nothing where it has none. */
export function PageDrawing({ route }: { route: RouteId }) {
  const drawing = readDrawing(route);
  if (!drawing) return null;
  return (
    <svg
      className={`w-full overflow-visible fill-none stroke-text stroke-[1.5] ${styles.drawing}`}
      viewBox={drawing.viewBox}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={drawing.label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The site's own file, inlined as it is.
      dangerouslySetInnerHTML={{ __html: drawing.shapes }}
    />
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
      className={`${ground === 'night' ? 'night bg-surface' : grounds[ground]} aspect-3/2 w-full rounded fill-none stroke-text stroke-[3.2] print:hidden [&_.fill-surface]:fill-muted/10 [&_.stroke-2]:stroke-[5]`}
      viewBox={drawing.crop}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: As above.
      dangerouslySetInnerHTML={{ __html: withoutWords(drawing.shapes) }}
    />
  );
}

/** At a page's head it is whole, on phones at the head's lower edge; at its close one sees its middle from near. */
const bands = {
  head: {
    place: 'max-sm:-mr-(--spacing-gutter) max-sm:h-28 max-sm:overflow-clip',
    extent: `overflow-visible max-sm:[&_text]:text-[19px] [&_text]:text-[14px] ${styles.drawing}`,
    fit: 'xMinYMid',
    box: 'viewBox',
  },
  close: {
    place: 'max-md:hidden',
    extent: '[&_text]:hidden [&_.words]:hidden',
    fit: 'xMidYMid slice',
    box: 'crop',
  },
} as const;

/** The drawing of a page over the right half of a band of night, which it shares with what is left in it. */
export function DrawingBand({ route, of }: { route: RouteId; of: keyof typeof bands }) {
  const drawing = readDrawing(route);
  if (!drawing) return null;
  const { place, extent, fit, box } = bands[of];
  return (
    <div
      className={`sm:absolute sm:inset-y-0 sm:right-0 sm:left-[calc(50%+1rem)] md:left-[calc(50%+3rem)] print:hidden ${place}`}
    >
      <svg
        className={`size-full fill-none stroke-text stroke-[1.5] ${extent}`}
        viewBox={drawing[box]}
        preserveAspectRatio={fit}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: As above.
        dangerouslySetInnerHTML={{ __html: drawing.shapes }}
      />
    </div>
  );
}
