import '../../build/report-errors.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { sourceDate } from '../../build/source-date.mjs';
import { FIRESTORE_PORT } from '../../e2e/firestore/client';
import { PORT } from '../../e2e/ports';
import { type State, states } from '../../e2e/states';
import { variants } from '../../e2e/variants';
import { launchSteadyBrowser } from './browser';
import { cameraAt, pageStates } from './camera';
import { compare } from './compare';
import {
  answered,
  build,
  buildVariant,
  checkOut,
  folderOf,
  prepareVariant,
  previousRef,
  type Release,
  releaseIn,
  serveRelease,
} from './release';

/**
 * `npm run pixels [-- <git ref>]`: what of every page and state looks different from an earlier release, by default
 * the newest tag or the commit before this one. `--before folder` compares with a release that is built already,
 * `--variants keys` adds the states of a further build, `--only menu` takes the states whose names contain that,
 * `--out folder` names the folder of the pictures, `--strict` ends with 1 where anything differs.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    variants: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'test-results/pixels' },
    strict: { type: 'boolean', default: false },
  },
});

const FIRST_PORT = PORT + 70;
const MAIN = '.';

process.setMaxListeners(0); // Every server and worktree ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const date = sourceDate();
const now: Release = { name: 'this checkout', root: MAIN };
build(now.root, date);
const before = values.before ? releaseIn(values.before) : checkOut(positionals[0] ?? previousRef());
if (!values.before) build(before.root, date);
const folders = [MAIN, ...(await variantFolders())];

rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const chosen = (await pages()).concat(states).filter(({ name }) => name.includes(values.only));
const reachable = chosen.filter(({ build }) => folders.includes(folderFor(build)));
const browser = await launchSteadyBrowser();
let compared = 0;
let different = 0;
let unreached = 0;
console.log(`\nBefore: ${before.name}; after: ${now.name}`);
console.log('page or state | width | scheme | pixels | size');
for (const [index, folder] of folders.entries()) {
  await compareFolder(browser, folder, FIRST_PORT + 2 * index);
}
await browser.close();
for (const build of new Set(chosen.map(({ build }) => build))) {
  if (!build || folders.includes(folderFor(build))) continue;
  const names = chosen.filter((state) => state.build === build).map(({ name }) => name);
  console.log(`Left out without --variants ${build} in both: ${names.join(', ')}`);
}
console.log(
  `${compared} pictures compared, ${different} differ, ${unreached} could not be compared; see ${values.out}/`,
);
process.exit(values.strict && different + unreached > 0 ? 1 : 0);

function folderFor(variant: string | undefined): string {
  return variant === undefined ? MAIN : folderOf(variant);
}

/** Builds the further builds that are asked for; resolves to the folders of those that both releases have. */
async function variantFolders(): Promise<string[]> {
  const asked = variants.filter(({ name }) => values.variants.includes(name));
  if (asked.some(({ name }) => name === 'firestore')) await startFirestore();
  for (const variant of asked) {
    prepareVariant(variant);
    buildVariant(now.root, variant, date);
    if (!values.before) buildVariant(before.root, variant, date);
  }
  return asked
    .map(({ name }) => folderOf(name))
    .filter((folder) => existsSync(join(before.root, folder, 'out/index.html')));
}

/** Starts the stand-in that the Firestore build reads its posts from. */
async function startFirestore() {
  const env = { ...process.env, PORT: String(FIRESTORE_PORT) };
  const standIn = spawn('npx', ['--no-install', 'tsx', 'e2e/firestore/stand-in.ts'], { env });
  process.once('exit', () => standIn.kill());
  await answered(`http://localhost:${FIRESTORE_PORT}/fault`);
}

/** Every page that both releases have, as it is before anything is done; tells which one has alone. */
async function pages(): Promise<State[]> {
  // Read when the build is there: it is the export's own list.
  const { everyPath, unknownPath } = await import('../../e2e/pages');
  const isIn = (release: Release, path: string) =>
    existsSync(join(release.root, 'out', `${path === '/' ? 'index' : path}.html`));
  const added = everyPath.filter((path) => !isIn(before, path));
  if (added.length > 0) console.log(`Not in ${before.name}: ${added.join(', ')}`);
  return pageStates([...everyPath.filter((path) => !added.includes(path)), unknownPath]);
}

/** Compares the states of one build of both releases. */
async function compareFolder(browser: Browser, folder: string, port: number) {
  await serveRelease(before, folder, port);
  await serveRelease(now, folder, port + 1);
  const cameras = [port, port + 1].map((at) => cameraAt(browser, `http://localhost:${at}`));
  for (const state of reachable.filter(({ build }) => folderFor(build) === folder)) {
    for (const width of state.widths) {
      if (process.stderr.isTTY) process.stderr.write(`\x1b[2K${state.name}, ${width} px\r`);
      const taken = await Promise.allSettled(cameras.map((take) => take(state, width)));
      const [old, young] = taken.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
      if (old && young) await report(state, width, old, young);
      else tellUnreached(state, width, taken);
    }
  }
}

async function report(
  { name }: State,
  width: number,
  old: Readonly<Record<string, Buffer>>,
  young: Readonly<Record<string, Buffer>>,
) {
  for (const [scheme, picture] of Object.entries(old)) {
    compared += 1;
    const difference = await compare(picture, young[scheme] ?? picture);
    if (!difference) continue;
    different += 1;
    const { pixels, sizes = 'same' } = difference;
    console.log([name, width, scheme, pixels, sizes].join(' | '));
    const file = `${name.replace(/\W+/g, '-')}.${width}.${scheme}.png`;
    writeFileSync(join(values.out, file), difference.picture);
  }
}

function tellUnreached({ name }: State, width: number, taken: PromiseSettledResult<unknown>[]) {
  unreached += 1;
  const reasons = taken.flatMap((one, index) => {
    if (one.status === 'fulfilled') return [];
    const [line] = String(one.reason).split('\n');
    return [`${index === 0 ? 'before' : 'after'}: ${line}`];
  });
  console.log(`${name} | ${width} | not reached ${reasons.join('; ')}`);
}
