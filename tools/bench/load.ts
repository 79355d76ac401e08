import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Engine, nginx, npmStart } from '../../e2e/hosts/engines';

// `npm run bench -- --load`: requests on loopback against `npm start`, nginx with the emitted block, and nginx with
// nothing but a root, first at rest, then while the release is swapped again and again.

const AUTOCANNON = 'autocannon@8.0.0';
const CONNECTIONS = 20;
const SECONDS = 8;
const SWAP_PAUSE_MS = 200;
const PATH = '/siemservice';

/** What autocannon says of a run. */
interface Load {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

const BARE =
  'server { listen 80; server_name bare; gzip off; root /var/www/out; location / { try_files $uri $uri.html =404; } }';

/** Two copies of the export behind one folder, the way a release is put in place. */
function makeSite() {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  for (const release of ['a', 'b']) {
    mkdirSync(join(folder, release));
    for (const product of ['out', 'hosting']) {
      cpSync(product, join(folder, release, product), { recursive: true });
    }
  }
  let live = 'b';
  const swap = () => {
    live = live === 'a' ? 'b' : 'a';
    symlinkSync(join(folder, live), join(folder, 'next'));
    renameSync(join(folder, 'next'), join(folder, 'current'));
  };
  swap();
  writeFileSync(join(folder, 'bare.conf'), BARE);
  return { folder, root: join(folder, 'current'), swap };
}

/** As `npm run build` does it: the folder in place makes room, and the new one takes its place. */
function swapByRenaming(root: string, folder: string) {
  renameSync(join(root, 'out'), join(folder, 'previous'));
  renameSync(join(folder, 'waiting'), join(root, 'out'));
  renameSync(join(folder, 'previous'), join(folder, 'waiting'));
}

async function load(origin: string): Promise<Load> {
  const child = spawn(
    'npx',
    [
      ...['--yes', '--prefer-offline', AUTOCANNON, '--json', '--no-progress'],
      ...['-c', String(CONNECTIONS), '-d', String(SECONDS), '-H', 'Accept-Encoding=br, gzip'],
      origin + PATH,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  return JSON.parse(output);
}

export async function benchLoad() {
  const { folder, root, swap } = makeSite();
  cpSync('out', join(folder, 'waiting'), { recursive: true });
  const bare = (served: string) => nginx(served, join(folder, 'bare.conf'));
  const runs: [string, (served: string) => Promise<Engine>, (() => void)?][] = [
    ['bare nginx', bare],
    ['nginx', nginx],
    ['npm start', npmStart],
    ['bare nginx, release swapped by a link', bare, swap],
    ['nginx, release swapped by a link', nginx, swap],
    ['npm start, release swapped by a link', npmStart, swap],
    ['npm start, out/ swapped as the build does', npmStart, () => swapByRenaming(root, folder)],
  ];
  for (const [what, start, change] of runs) {
    const engine = await start(resolve(root));
    let swaps = 0;
    const timer = setInterval(() => {
      if (!change) return;
      change();
      swaps += 1;
    }, SWAP_PAUSE_MS);
    const { requests, latency, errors, timeouts, non2xx } = await load(engine.origin);
    clearInterval(timer);
    await engine.stop();
    console.log(
      `${what}: ${Math.round(requests.average)} requests/s, median ${latency.p50} ms, p99 ${latency.p99} ms, ${requests.total} in all, ${errors + timeouts} lost, ${non2xx} not 200, ${swaps} swaps`,
    );
  }
  rmSync(folder, { recursive: true });
}
