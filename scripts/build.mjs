// Builds the site: the posts, Next's export, then the finishing step of export/. All of it happens in a
// folder beside out/, which takes out/'s place only when it is whole and checked.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, prepare, run } from './prepare.mjs';
import { sourceDate } from './source-date.mjs';
import { isBuilt, ROOT, sourceFingerprint, stamp } from './source-fingerprint.mjs';

/** Where builds work, each in a folder named after its process. On the disk of out/, so that a rename is enough. */
const WORKSHOP = join(ROOT, '.build');

/** What a build makes, in the order in which it is put in place: out/ last, for it names the rest. */
const PRODUCTS = ['firebase.json', 'netlify.toml', 'hosting', 'unpruned', 'out'];

const STEPS = [
  // First, for it is quick and finds most of what can be wrong with content and settings. The condition is
  // Next's own for code that never reaches a browser.
  {
    what: 'Checking the content and reading the posts',
    command: ['tsx', '--conditions=react-server', 'scripts/read-posts.ts'],
  },
  {
    what: 'Building the pages',
    command: ['next', 'build'],
    failure:
      'The pages could not be built: Next’s message above names the reason. out/ is as it was.',
  },
  {
    what: 'Finishing the export',
    command: ['tsx', '--conditions=react-server', 'export/index.ts'],
  },
];

/** Builds the site. Where a step fails it has said why, the process ends, and out/ is as it was. */
export function build() {
  removeAbandoned();
  const staging = join(WORKSHOP, String(process.pid));
  mkdirSync(staging, { recursive: true });
  // Taken now: an edit made while the build runs is not in it, so out/ must count as stale then.
  const fingerprint = sourceFingerprint();
  const date = sourceDate();
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_ROOT: staging,
    ...(date && { SOURCE_DATE_EPOCH: date }),
  };
  for (const { what, command, failure } of STEPS) {
    if (run(what, 'npx', ['--no-install', ...command], { env }) === 0) continue;
    rmSync(staging, { recursive: true });
    if (failure) fail(failure);
    process.exit(1);
  }
  putInPlace(staging);
  stamp(fingerprint);
  rmSync(staging, { recursive: true });
}

/** Swaps every product for the one in place; a kill in between leaves no stamp, and so a build at the next start. */
function putInPlace(staging) {
  stamp(undefined);
  for (const product of PRODUCTS) {
    const [made, place] = [join(staging, product), join(ROOT, product)];
    if (existsSync(place)) renameSync(place, join(staging, `previous-${product}`));
    renameSync(made, place);
  }
}

/** Removes what builds left behind that were killed. */
function removeAbandoned() {
  if (!existsSync(WORKSHOP)) return;
  for (const name of readdirSync(WORKSHOP)) {
    if (!isRunning(Number(name))) rmSync(join(WORKSHOP, name), { recursive: true });
  }
}

function isRunning(processId) {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

if (import.meta.filename === process.argv[1]) {
  prepare();
  if (!process.argv.includes('--if-stale') || !isBuilt()) build();
}
