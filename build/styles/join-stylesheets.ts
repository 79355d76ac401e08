import postcss, { type AtRule, type Declaration } from 'postcss';

/** A linked stylesheet as Next wrote it. */
export interface LinkedStylesheet {
  url: string;
  css: string;
}

/**
 * Several stylesheets as one that can stand in any page, for addresses no longer depend on where a file is.
 * @throws where a sheet holds what cannot be joined or moved.
 */
export function joinStylesheets(sheets: readonly LinkedStylesheet[]): string {
  const joined = postcss.root();
  for (const { url, css } of sheets) {
    const root = postcss.parse(css);
    root.walkDecls((declaration) => {
      if (isRepeated(declaration)) declaration.remove();
      else declaration.value = withAbsoluteAddresses(declaration.value, url);
    });
    root.each((node) => {
      if (node.type !== 'atrule') return;
      if (node.name === 'import') throw new Error(`expected no @import in ${url}`);
      if (node.name === 'charset' || isForOldBrowsers(node)) node.remove();
    });
    joined.append(root);
  }
  return joined.toString();
}

/** Next writes addresses relative to the stylesheet's own, into the folder above it. */
function withAbsoluteAddresses(value: string, url: string): string {
  return value.replace(/url\((["']?)([^)"']+)\1\)/g, (whole, _, address: string) => {
    if (/^(?:data:|#|\/(?!\/))/.test(address)) return whole;
    if (!/^\.\.?\//.test(address)) {
      throw new Error(`expected addresses in ${url} to be relative to it, found ${address}`);
    }
    return `url(${new URL(address, new URL(url, 'https://export.invalid')).pathname})`;
  });
}

/** Lightning CSS writes some prefixed declarations three times in a row. */
function isRepeated(declaration: Declaration): boolean {
  return declaration.prev()?.toString() === declaration.toString();
}

/** Tailwind's stand-in for `@property`, which every browser of package.json's list has. */
function isForOldBrowsers({ name, params, nodes }: AtRule): boolean {
  return name === 'layer' && params === 'properties' && nodes !== undefined;
}
