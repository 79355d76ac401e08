import type { Element, ElementContent } from 'hast';
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
      {inReact(children)}
    </Drawing>
  );
}

/**
 * The drawing of the page that a card leads to, small and without its words; nothing where the page has none. In the
 * page, as a file of its own would be one request more before a phone has painted.
 */
export function DrawingThumbnail({ route }: { route: RouteId }) {
  const file = drawingFile(route);
  if (!file) return null;
  const { properties, children } = readSvg(file);
  return (
    <svg
      className="w-13 flex-none fill-none stroke-text stroke-[4] max-sm:w-10 print:hidden [&_.stroke-2]:stroke-[7]"
      viewBox={String(properties.viewBox)}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {inReact(children.flatMap(withoutWords))}
    </svg>
  );
}

/** Without its texts, and what means nothing without them, as a legend's squares: a group of the class `words`. */
function withoutWords(part: ElementContent): ElementContent[] {
  if (part.type !== 'element') return [part];
  return part.tagName === 'text' || String(part.properties.className) === 'words'
    ? []
    : [{ ...part, children: part.children.flatMap(withoutWords) }];
}

function inReact(children: Element['children']) {
  return toJsxRuntime({ type: 'root', children }, { Fragment, jsx, jsxs, space: 'svg' });
}
