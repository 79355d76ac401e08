import type { RouteId } from '@/content/routes';
import { isService } from '@/lib/routes';
import styles from './drawing.module.css';
import { drawingOf } from './drawings';

/** The drawing of the page that a card leads to, small and without its words; nothing where the page has none. */
export function DrawingThumbnail({ route }: { route: RouteId }) {
  const Drawing = isService(route) && drawingOf(route);
  if (!Drawing) return null;
  return (
    <div className={styles.thumbnail} aria-hidden="true">
      <Drawing />
    </div>
  );
}
