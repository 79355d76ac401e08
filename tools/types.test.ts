import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

jest.setTimeout(60_000);

let copy = '';

function put(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** What TypeScript says of the copy under the project's own settings. */
function said(): string {
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '--incremental', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout.trim();
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'types-'));
  cpSync('tsconfig.json', join(copy, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});

afterEach(() => rmSync(copy, { recursive: true }));

test('what Next generated for routes that are gone fails no check of types', () => {
  put('sound.ts', 'export const sound = 1;\n');
  put('next-env.d.ts', 'import "./.next/types/routes.d.ts";\n');
  for (const folder of ['.next/types', '.next/dev/types']) {
    put(`${folder}/validator.ts`, "export * from '../../app/gone/page.js';\n");
  }
  expect(said()).toBe('');
  put('unsound.ts', "export * from './gone';\n");
  expect(said()).toMatch(/^unsound\.ts/);
});

test('a kind of section that nothing draws does not compile', () => {
  for (const source of [
    'content',
    'components/service',
    'components/specimen',
    'components/ui',
    'build',
    'client',
    'lib',
  ]) {
    cpSync(source, join(copy, source), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$|content\/posts/.test(path),
    });
  }
  const section = 'components/service/service-section.tsx';
  const kinds = 'content/service-page.ts';
  const source = readFileSync(kinds, 'utf8').replace(
    'export type Section =',
    "interface MapSection { kind: 'map'; heading: string }\nexport type Section = MapSection",
  );
  put(kinds, source);
  put(
    'tsconfig.json',
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      include: [section],
      compilerOptions: { paths: { '@/*': [`${copy}/*`] }, incremental: false },
    }),
  );
  expect(said()).toMatch(
    /^components\/service\/service-section\.tsx.*'MapSection' does not satisfy/m,
  );
});
