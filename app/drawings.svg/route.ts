import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CustomPlugin, optimize } from 'svgo';
import { drawingFolder } from '@/lib/drawings';

export const dynamic = 'force-static';

/** One sprite of all drawings for cards, so that no page holds those of others. */
export function GET() {
  const symbols = readdirSync(drawingFolder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => {
      const drawing = readFileSync(join(drawingFolder, name), 'utf8');
      return optimize(drawing, { plugins: ['preset-default', asSymbol(basename(name, '.svg'))] })
        .data;
    });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return new Response(sprite, { headers: { 'Content-Type': 'image/svg+xml' } });
}

/**
 * Makes a drawing a symbol without words, which would be too small. Style sheets do not reach what another document
 * uses, but their custom properties do: classes become attributes.
 */
function asSymbol(id: string): CustomPlugin {
  return {
    name: 'as-symbol',
    fn: () => ({
      element: {
        enter(node, parent) {
          const { viewBox = '', class: classes = '' } = node.attributes;
          if (node.name === 'text')
            parent.children = parent.children.filter((child) => child !== node);
          if (node.name === 'svg')
            Object.assign(node, { name: 'symbol', attributes: { id, viewBox } });
          else node.attributes = { ...node.attributes, 'vector-effect': 'non-scaling-stroke' };
          delete node.attributes.class;
          for (const name of classes.split(' ')) {
            const [property = '', value = ''] = name.split(/-(.*)/);
            if (value === '2') node.attributes['stroke-width'] = value;
            else if (value)
              node.attributes[property] = value === 'none' ? value : `var(--color-${value})`;
          }
        },
      },
    }),
  };
}
