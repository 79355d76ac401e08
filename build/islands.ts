import { readdirSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { transform } from 'lightningcss';

/** The scripts that make islands respond, made of the same components as Next's pages. */
export interface Islands {
  /** Their texts, by address. */
  files: ReadonlyMap<string, string>;
  /** What an island needs before it responds, by its name: itself first. */
  scriptsOf: (name: string) => readonly string[];
  /** The same with what it may import later. */
  reachedBy: (name: string) => readonly string[];
}

const FOLDER = 'components/islands';
const PREFIX = '/_next/static/islands/';

/**
 * Bundles each module of components/islands/, what several share as a file of its own. `stylesheets` are those of Next,
 * which the classes of CSS modules are looked up in.
 */
export async function buildIslands(stylesheets: Iterable<string>): Promise<Islands> {
  const { outputFiles, metafile } = await build({
    entryPoints: readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`),
    outdir: 'islands',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    legalComments: 'none', // They are in licences.txt.
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env': '{}',
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        Object.entries(process.env)
          .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
          .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
      ),
    },
    // Its build for browsers writes HTML, which Trusted Types refuse.
    alias: {
      'decode-named-character-reference':
        './node_modules/decode-named-character-reference/index.js',
    },
    plugins: [cssModules([...stylesheets].join('\n'))],
  });
  const addressOf = (path: string) => PREFIX + basename(path);
  const files = new Map(outputFiles.map(({ path, text }) => [addressOf(path), text]));
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [addressOf(path), output]),
  );
  const entries = new Map(
    [...outputs].map(([url, { entryPoint = '' }]) => [basename(entryPoint, '.ts'), url]),
  );

  function reached(name: string, kinds: readonly string[]): string[] {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${FOLDER}/${name}.ts: expected it, for a page has that island`);
    const found = new Set([entry]);
    for (const url of found)
      for (const { path, kind } of outputs.get(url)?.imports ?? [])
        if (kinds.includes(kind)) found.add(addressOf(path));
    return [...found];
  }

  return {
    files,
    scriptsOf: (name) => reached(name, ['import-statement']),
    reachedBy: (name) => reached(name, ['import-statement', 'dynamic-import']),
  };
}

/** Gives the classes of CSS modules the names that Next gives them: both take them from Lightning CSS. */
function cssModules(css: string): Plugin {
  return {
    name: 'css-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const file = relative('.', path);
        const { exports } = transform({
          filename: `[project]/${file}`,
          code: readFileSync(path),
          cssModules: { pattern: '[hash]_[local]' },
          errorRecovery: true, // Tailwind's own rules.
        });
        const names = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name]);
        if (!names.some(([, name]) => css.includes(`.${name}`)))
          throw new Error(`${file}: expected classes such as ${names[0]} in Next’s stylesheets`);
        return { contents: `export default ${JSON.stringify(Object.fromEntries(names))}` };
      });
    },
  };
}
