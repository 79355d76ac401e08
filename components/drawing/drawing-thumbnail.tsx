import type { RouteId } from '@/content/routes';
import { drawingFile } from '@/lib/drawings';
import { drawingsPath } from '@/lib/file-paths';
import styles from './drawing.module.css';

/** The drawing of the page that a card leads to, small and without its words; nothing where the page has none. */
export function DrawingThumbnail({ route }: { route: RouteId }) {
  if (!drawingFile(route)) return null;
  return (
    <svg className={styles.thumbnail} viewBox="0 0 400 320" aria-hidden="true">
      <use href={`${drawingsPath}#${route}`} />
    </svg>
  );
}
