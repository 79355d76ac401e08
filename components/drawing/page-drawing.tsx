import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { RouteId } from '@/content/routes';
import { drawingFile } from '@/lib/drawings';
import { readSvg } from '@/lib/svg-file';
import { Drawing } from './drawing';

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
