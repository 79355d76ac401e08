import type { RouteId } from '@/content/routes';
import { readDrawing, withoutWords } from '@/lib/drawings';
import styles from './drawing.module.css';

/** The drawing of a page from content/drawings/; nothing where it has none. */
export function PageDrawing({ route }: { route: RouteId }) {
  const drawing = readDrawing(route);
  if (!drawing) return null;
  return (
    <svg
      className={styles.drawing}
      viewBox={drawing.viewBox}
      role="img"
      aria-label={drawing.label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The site's own file, inlined as it is.
      dangerouslySetInnerHTML={{ __html: drawing.shapes }}
    />
  );
}

const thumbnails = {
  /** At the end of a row. */
  row: 'w-20 max-sm:w-10 stroke-[3] [&_.stroke-2]:stroke-[5]',
  /** Over a card, on a ground of its own. */
  card: 'aspect-square w-full rounded border border-line bg-surface p-1 stroke-[2.5] max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-1 sm:aspect-2/1 sm:p-2 [&_.stroke-2]:stroke-4',
} as const;

interface DrawingThumbnailProps {
  route: RouteId;
  variant?: keyof typeof thumbnails;
}

/**
 * The drawing of the page that a card leads to, small and without its words; nothing where the page has none. In the
 * page, as a file of its own would be one request more before a phone has painted.
 */
export function DrawingThumbnail({ route, variant = 'row' }: DrawingThumbnailProps) {
  const drawing = readDrawing(route);
  if (!drawing) return null;
  return (
    <svg
      className={`${thumbnails[variant]} flex-none fill-none stroke-text print:hidden`}
      viewBox={drawing.viewBox}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: As above.
      dangerouslySetInnerHTML={{ __html: withoutWords(drawing.shapes) }}
    />
  );
}
