import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** A module that makes an island respond, made of the same components as Next's pages. */
export interface Island {
  /** The texts of its files, by address. */
  files: ReadonlyMap<string, string>;
  /** The addresses of its entry and of those that this imports at once: what it needs before it responds. */
  needed: readonly string[];
}

const FOLDER = 'components/islands';
const PREFIX = '/_next/static/islands/';

/** What every island imports: a file of its own, so that a visitor fetches it once. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Bundles each module of components/islands/, and React for all of them. Each by itself: what several share would else be
 * a file for each set of islands that share it, a dozen small ones for a page.
 */
export async function buildIslands(): Promise<{
  react: Island;
  islands: ReadonlyMap<string, Island>;
}> {
  const pairs = REACT.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`);
  const contents = `globalThis.reactOfIslands = {${pairs.join()}}`;
  const react = await bundle('<stdin>', {
    stdin: { contents, resolveDir: '.' },
    entryNames: 'react-[hash]',
  });
  const [shared = ''] = react.files.keys();
  const names = readdirSync(FOLDER).map((file) => basename(file, '.ts'));
  const islands = names.map(async (name) => {
    const entry = `${FOLDER}/${name}.ts`;
    const island = await bundle(entry, {
      entryPoints: [entry],
      banner: { js: `import"./${basename(shared)}";` },
      plugins: [sharedReact],
    });
    return [name, island] as const;
  });
  return { react, islands: new Map(await Promise.all(islands)) };
}

async function bundle(entry: string, options: BuildOptions): Promise<Island> {
  const { outputFiles = [], metafile } = await build({
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: 'islands',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    legalComments: 'none', // They are in licences.txt.
    target: 'es2022',
    jsx: 'automatic',
    // Pages have their rules already.
    loader: { '.css': 'empty' },
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
    ...options,
  });
  const { inputs = {}, outputs = {} } = metafile ?? {};
  // Next gives the classes of a module names that nothing here knows.
  const named = Object.keys(inputs).find((path) => path.endsWith('.module.css'));
  if (named) throw new Error(`${named}: an island needs a plain style sheet in its place.`);
  // What is imported later counts as an entry too.
  const needed = new Set(
    Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === entry),
  );
  for (const path of needed)
    for (const { path: imported, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') needed.add(imported);
  return {
    files: new Map(outputFiles.map(({ path, text }) => [addressOf(path), text])),
    needed: [...needed].map(addressOf),
  };
}

function addressOf(path: string): string {
  return PREFIX + basename(path);
}

/** Has an island take React from the file that all share. */
const sharedReact: Plugin = {
  name: 'shared-react',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(?:${REACT.join('|')})$`);
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'shared' }));
    onLoad({ filter, namespace: 'shared' }, ({ path }) => ({
      contents: `module.exports = globalThis.reactOfIslands[${JSON.stringify(path)}]`,
    }));
  },
};
