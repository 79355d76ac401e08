import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../build/public-files';
import { scratchCopy } from './scratch-copy';

/** What is put into public/ must be served byte for byte, whatever its name resembles. */
const publicFiles: Readonly<Record<string, string>> = {
  '.well-known/some-service.txt': 'a proof\r\n',
  'about.txt': 'named like a router payload\n',
  'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
  'downloads/2026/terms.pdf': '%PDF-1.7\n\u0000\u0001',
  'images/team/__next.png': 'named like Next’s own',
  '_headers.example': 'x',
};

/** What a build puts in place. */
const products = ['out', 'hosting', 'firebase.json', 'netlify.toml'];

let copy = '';

test.describe.configure({ timeout: 900_000 });

test.beforeAll(() => {
  copy = scratchCopy();
  for (const [file, content] of Object.entries(publicFiles)) {
    mkdirSync(dirname(join(copy, 'public', file)), { recursive: true });
    writeFileSync(join(copy, 'public', file), content);
  }
});

test.afterAll(() => rmSync(copy, { recursive: true }));

/** Builds in the copy; `onOutput` hears what the build prints. Resolves to its exit code and all that it printed. */
function build(onOutput: (output: string) => void = () => {}) {
  const child = spawn(process.execPath, ['tools/build.mjs'], { cwd: copy });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      onOutput(String(chunk));
    });
  }
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
}

function isBuilt(): boolean {
  const ask =
    "import('./build/source-fingerprint.mjs').then((m) => console.log(String(m.isBuilt())))";
  const { stdout } = spawnSync(process.execPath, ['-e', ask], { cwd: copy, encoding: 'utf8' });
  return stdout.trim() === 'true';
}

/** Every file of the products in a folder, with its bytes. */
function filesOf(root: string): Map<string, Buffer> {
  const files = products.flatMap((product) => {
    const path = join(root, product);
    if (statSync(path).isFile()) return [product];
    return filesBelow(path).map((file) => join(product, file));
  });
  return new Map(files.sort().map((file) => [file, readFileSync(join(root, file))]));
}

test('a build elsewhere is the same to the byte, with what lies in public/; an edit made meanwhile makes it stale', async () => {
  // No page's own words: the sitemap gives a page whose words are not committed no date.
  const edited = join(copy, 'components/layout/logo.tsx');
  const before = readFileSync(edited);
  const { code, output } = await build((printed) => {
    if (printed.includes('Finishing the export')) appendFileSync(edited, '// An edit.\n');
  });
  expect(code).toBe(0);
  expect(output).toMatch(/^Addresses are written for https:.*: set NEXT_PUBLIC_SITE_URL\.$/m);
  expect(isBuilt()).toBe(false);
  writeFileSync(edited, before);
  expect(isBuilt()).toBe(true);

  const [ours, theirs] = [filesOf('.'), filesOf(copy)];
  for (const file of Object.keys(publicFiles)) {
    for (const end of ['', '.br', '.gz']) theirs.delete(join('out', file + end));
  }
  expect([...theirs.keys()]).toEqual([...ours.keys()]);
  const differing = [...ours].filter(([file, content]) => !theirs.get(file)?.equals(content));
  expect(differing.map(([file]) => file)).toEqual([]);
  // What is put into public/ is in out/, at any depth.
  for (const [file, content] of Object.entries(publicFiles)) {
    expect(readFileSync(join(copy, 'out', file), 'utf8'), file).toBe(content);
  }
});
