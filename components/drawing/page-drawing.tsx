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

/** A card's picture lies on its family's ground, with lines that last when it is small; a band of night shows it large. */
const details = {
  card: 'aspect-3/2 w-full rounded stroke-[3.2] [&_.stroke-2]:stroke-[5]',
  band: 'size-full stroke-[1.2]',
} as const;

/** A card's ground is seen on the page in both schemes, and so are the areas of its drawing. */
function cardGround(route: RouteId) {
  const ground = specimenGrounds[routes[route].family];
  return `${ground === 'night' ? 'night bg-surface' : grounds[ground]} [&_.fill-surface]:fill-muted/10`;
}

interface DrawingDetailProps {
  route: RouteId;
  variant: keyof typeof details;
}

/**
 * The drawing of a page, cut to what it shows without its words; nothing where the page has none. In the page, as a
 * file of its own would be one request more before a phone has painted.
 */
export function DrawingDetail({ route, variant }: DrawingDetailProps) {
  const drawing = readDrawing(route);
  if (!drawing) return null;
  return (
    <svg
      className={`fill-none stroke-text print:hidden ${details[variant]} ${variant === 'card' ? cardGround(route) : ''}`}
      viewBox={drawing.crop}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: As above.
      dangerouslySetInnerHTML={{ __html: withoutWords(drawing.shapes) }}
    />
  );
}
