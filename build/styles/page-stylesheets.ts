import { transform } from 'lightningcss';
import postcss from 'postcss';
import { shortHash, sourceHash } from '../content-hash';
import { importedStylesheets, type NextChunks, withImports } from '../next/next-chunks';
import type { PageShape } from '../page-shape';
import type { SharedFile } from '../shared-file';
import { constantsOf, foldConstants } from './fold-constants';
import { joinStylesheets } from './join-stylesheets';
import { keepLayerOrder, layersOf, mergeLayers } from './layer-order';
import { takePrintRules } from './print-rules';
import { pruneStylesheet } from './prune-stylesheet';
import { commonOrder } from './stylesheet-order';
import type { ShapeUse, StylesheetUse } from './stylesheet-use';
import { customPropertiesIn } from './unused-names';
import { wordsOf } from './used-classes';

/** What pages of one shape inline, and what they link for paper where there are rules for it. */
export interface PageStylesheet {
  screen: string;
  print?: SharedFile & { source: string };
  /** Both with nothing left out, for a test that holds them against each other. */
  unpruned: string;
}

/** More than the shapes there are; every one's hash is in the site-wide policy. */
export const MOST_SHEETS = 10;

/**
 * The stylesheet of each shape: what its pages link, in order, down to what they and their scripts use.
 * @throws where the linked sheets cannot be joined, or where there would be too many.
 */
export async function stylesheetsByShape(
  use: StylesheetUse,
  chunks: NextChunks,
): Promise<Map<PageShape, PageStylesheet>> {
  const sheets = new Map<PageShape, PageStylesheet>();
  for (const [shape, shapeUse] of use) sheets.set(shape, await stylesheetFor(shapeUse, chunks));
  const count = new Set([...sheets.values()].map(({ screen }) => screen)).size;
  if (count > MOST_SHEETS) {
    throw new Error(
      `The pages need ${count} stylesheets, and the site-wide policy has room for the hashes of ${MOST_SHEETS}: give fewer shapes in build/page-shape.ts.`,
    );
  }
  return sheets;
}

async function stylesheetFor(use: ShapeUse, chunks: NextChunks): Promise<PageStylesheet> {
  const linked = commonOrder([...use.lists.values()]);
  const css = joinStylesheets(
    linked.map((url) => ({ url, css: chunks.stylesheets.get(url) ?? '' })),
  );
  const classes = new Set(use.classes);
  const customProperties = new Set(use.customProperties);
  const scripts = withImports(use.scripts, chunks);
  for (const url of scripts) {
    const source = chunks.scripts.get(url) ?? '';
    for (const word of wordsOf(source)) classes.add(word);
    for (const name of customPropertiesIn(source)) customProperties.add(name);
  }
  // A part that is imported later reads the properties of the page that it comes to.
  for (const url of importedStylesheets(chunks, scripts)) {
    for (const name of customPropertiesIn(chunks.stylesheets.get(url) ?? ''))
      customProperties.add(name);
  }
  const screen = await pruneStylesheet(css, { classes, customProperties });
  const unpruned = postcss.parse(css);
  const constants = constantsOf(screen, customProperties);
  const layers = layersOf(unpruned);
  for (const sheet of [screen, unpruned]) foldConstants(sheet, constants);
  const print = takePrintRules(screen).toString();
  mergeLayers(screen, layers);
  keepLayerOrder(screen, layers);
  return {
    screen: minified(screen.toString()),
    ...(print && { print: printFile(minified(print)) }),
    unpruned: minified(unpruned.toString()),
  };
}

/** Next minified each sheet by itself; values that were folded and rules that came together can be shorter now. */
function minified(css: string): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  return code.toString();
}

function printFile(source: string) {
  const url = `/_next/static/print.${shortHash(source)}.css`;
  return { url, integrity: sourceHash('sha384', source), source };
}
