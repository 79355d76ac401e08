import { type NextChunks, scriptsOf } from '../next/next-chunks';
import type { NextPage } from '../next/next-page';
import type { PageShape } from '../page-shape';
import { customPropertiesIn } from './unused-names';
import { classesOf } from './used-classes';

/** What the pages of one shape need of their stylesheets. */
export interface ShapeUse {
  /** The lists of stylesheets that its pages link, each under its own text. */
  lists: Map<string, readonly string[]>;
  /** The addresses of the scripts that its pages name. */
  scripts: Set<string>;
  classes: Set<string>;
  customProperties: Set<string>;
}

/** By shape, filled page by page: ten thousand documents would not fit into memory. */
export type StylesheetUse = Map<PageShape, ShapeUse>;

/** Notes what one more page of a shape needs. */
export function noteUse(use: StylesheetUse, shape: PageShape, page: NextPage, chunks: NextChunks) {
  const known = use.get(shape) ?? {
    lists: new Map(),
    scripts: new Set(),
    classes: new Set(),
    customProperties: new Set(),
  };
  known.lists.set(page.stylesheets.join(), page.stylesheets);
  for (const url of scriptsOf(page, chunks)) known.scripts.add(url);
  for (const name of classesOf(page)) known.classes.add(name);
  for (const name of customPropertiesIn(page.html)) known.customProperties.add(name);
  use.set(shape, known);
}
