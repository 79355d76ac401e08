// Builds the site: the posts, Next's export, then the finishing step of build/. All of it happens in a
// folder beside out/, which takes out/'s place only when it is whole and checked.
import '../build/report-errors.mjs';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isBuilt, ROOT, STAMP, sourceFingerprint } from '../build/source-fingerprint.mjs';
import { fail, prepare, run } from './prepare.mjs';

/** Which of app/ is built, as Next's patterns: all of it, but for the tests' further builds. */
const { BUILT_PAGES } = process.env;

/** Where builds work, each in a folder named after its process. On the disk of out/, so that a rename is enough. */
const WORKSHOP = join(ROOT, '.build');

/**
 * What a build makes, in the order in which it is put in place: out/ first, so that where it cannot be replaced nothing
 * is; the stamp last, so that a build that was killed in between is made again.
 */
const PRODUCTS = ['out', 'hosting', 'firebase.json', 'netlify.toml', STAMP];

const STEPS = [
  // First, for it is quick and finds most of what can be wrong with content and settings. The condition is
  // Next's own for code that never reaches a browser.
  {
    what: 'Checking the content and reading the posts',
    command: ['tsx', '--conditions=react-server', 'build/read-posts.ts'],
  },
  {
    what: 'Building the pages',
    command: ['next', 'build', ...(BUILT_PAGES ? ['--debug-build-paths', BUILT_PAGES] : [])],
    failure:
      'The pages could not be built: Next’s message above names the reason. out/ is as it was.',
  },
  {
    what: 'Finishing the export',
    command: ['tsx', '--conditions=react-server', 'build/index.ts'],
  },
];

/**
 * Builds the site, or, with `ifStale`, only what has changed since. Where a step fails it has said why, the process
 * ends, and out/ is as it was.
 */
export function build({ ifStale = false } = {}) {
  // What visitors get must be readable for a server that runs as somebody else.
  process.umask(0o022);
  removeLeftovers();
  if (ifStale && isBuilt()) return;
  const staging = join(WORKSHOP, String(process.pid));
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  // Taken now: an edit made while the build runs is not in it, so out/ must count as stale then.
  const fingerprint = sourceFingerprint();
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_ROOT: staging,
  };
  for (const { what, command, failure } of STEPS) {
    const [program, ...args] = command;
    if (run(what, program, args, { env }) === 0) continue;
    rmSync(staging, { recursive: true });
    if (failure) fail(failure);
    process.exit(1);
  }
  writeFileSync(join(staging, STAMP), fingerprint);
  putInPlace(staging);
}

/** Removes what builds left that were killed. */
function removeLeftovers() {
  if (!existsSync(WORKSHOP)) return;
  for (const name of readdirSync(WORKSHOP))
    if (!isRunning(Number(name))) rmSync(join(WORKSHOP, name), { recursive: true });
}

function isRunning(processId) {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Swaps every product for the one there. */
function putInPlace(staging) {
  for (const product of PRODUCTS) {
    const place = behindLinks(join(ROOT, product));
    try {
      if (existsSync(place)) renameSync(place, join(staging, `previous-${product}`));
      renameSync(join(staging, product), place);
    } catch ({ code }) {
      rmSync(staging, { recursive: true });
      fail(
        `${place} could not be replaced (${code}): make it a folder, no mount, on the disk of ${WORKSHOP}/.`,
      );
    }
  }
  rmSync(staging, { recursive: true });
}

/** Where a path leads, so that a link to a server's folder stays a link. */
function behindLinks(path) {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? behindLinks(resolve(dirname(path), readlinkSync(path))) : path;
}

if (import.meta.filename === process.argv[1]) {
  prepare();
  build({ ifStale: process.argv.includes('--if-stale') });
}
