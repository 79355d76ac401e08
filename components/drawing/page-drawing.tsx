import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { RouteId } from '@/content/routes';
import { drawingFile } from '@/lib/drawings';
import { drawingsPath } from '@/lib/file-paths';
import { readSvg } from '@/lib/svg-file';
import { Drawing } from './drawing';
import styles from './drawing.module.css';

/** The drawing of a page from content/drawings/; nothing where it has none. */
export function PageDrawing({ route }: { route: RouteId }) {
  const file = drawingFile(route);
  if (!file) return null;
  const { properties, children } = readSvg(file);
  return (
    <Drawing label={String(properties.ariaLabel)} viewBox={String(properties.viewBox)}>
      {toJsxRuntime({ type: 'root', children }, { Fragment, jsx, jsxs, space: 'svg' })}
    </Drawing>
  );
}

/** The drawing of the page that a card leads to, small and without its words; nothing where the page has none. */
export function DrawingThumbnail({ route }: { route: RouteId }) {
  if (!drawingFile(route)) return null;
  return (
    <svg className={`${styles.thumbnail} print:hidden`} viewBox="0 0 400 320" aria-hidden="true">
      <use href={`${drawingsPath}#${route}`} />
    </svg>
  );
}
