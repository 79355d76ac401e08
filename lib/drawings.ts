import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteId } from '@/content/routes';

/** A file here is the drawing of the page whose id it is named by. */
export const drawingFolder = join('content', 'drawings');

/** The file of a page's drawing; undefined where it has none. */
export function drawingFile(route: RouteId): string | undefined {
  const file = join(drawingFolder, `${route}.svg`);
  return existsSync(file) ? file : undefined;
}
