import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { sourceHash } from './content-security-policy';
import { type SharedFile, shortHash } from './finish-page';

const CHUNKS = '_next/static/chunks';

export interface Stylesheet {
  /** What every page inlines. */
  screen: string;
  /** What only paper needs: a file of its own, fetched behind everything else. */
  print: SharedFile & { source: string };
}

/**
 * Takes the site's stylesheet out of the export, with addresses that no longer depend on where it
 * stands. The file is removed, for nothing fetches it any more.
 * @throws when Next wrote more than one stylesheet, for then pages would differ.
 */
export async function takeStylesheet(out: string): Promise<Stylesheet> {
  const folder = join(out, CHUNKS);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new Error(
      `Expected one stylesheet in ${folder}, found ${files.length}: import CSS from app/globals.css alone.`,
    );
  }
  const css = await readFile(join(folder, file), 'utf8');
  await rm(join(folder, file));
  return split(css.replace(/url\(["']?\.\.\/([^)"']+)["']?\)/g, 'url(/_next/static/$1)').trim());
}

/** Parts the rules for paper, which pages need last, from those for screens, which they need first. */
function split(css: string): Stylesheet {
  const screen = postcss.parse(css);
  const print = postcss.root();
  screen.each((node) => {
    if (node.type === 'atrule' && isForPaper(node)) print.append(node);
    if (node.type === 'atrule' && isForOldBrowsers(node)) node.remove();
  });
  const source = print.toString();
  const url = `/_next/static/print.${shortHash(source)}.css`;
  return {
    screen: screen.toString(),
    print: { url, integrity: sourceHash('sha384', source), source },
  };
}

function isForPaper({ name, params }: AtRule): boolean {
  return name === 'page' || (name === 'media' && params === 'print');
}

/** Tailwind's stand-in for `@property`, which every browser of package.json's list has. */
function isForOldBrowsers({ name, params, nodes }: AtRule): boolean {
  return name === 'layer' && params === 'properties' && nodes !== undefined;
}
