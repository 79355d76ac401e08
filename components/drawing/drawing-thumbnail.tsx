import type { RouteId } from '@/content/routes';
import { serviceIds } from '@/lib/routes';
import styles from './drawing.module.css';
import { drawingOf } from './drawings';

/** The drawing of the page that a card leads to, small and without its words; nothing where the page has none. */
export function DrawingThumbnail({ route }: { route: RouteId }) {
  const id = serviceIds.find((service) => service === route);
  const Drawing = id && drawingOf(id);
  if (!Drawing) return null;
  return (
    <div className={styles.thumbnail} aria-hidden="true">
      <Drawing />
    </div>
  );
}
