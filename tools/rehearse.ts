// `npm run rehearse`: makes an editor's changes in a scratch copy and runs the checks on it, to show that no test
// depends on the content of the day. `npm run rehearse -- header blog` runs the browser tests of those names alone.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourceDate } from '../build/source-date.mjs';
import { PORT } from '../e2e/ports';
import { scratchCopy } from '../e2e/scratch-copy';
import { keys, originOf } from '../e2e/variants';
import { findChromium } from './chromium.mjs';
import { edits, removeMostPosts } from './rehearsal/edits';
import { Sources } from './rehearsal/source';

/** The browser tests of what is changed that need no further build but the one with keys. */
const BROWSER_TESTS =
  'blog carousel contact-access contact-fallbacks contact-sending copy every-page exported-files first-flight first-screen header hosting islands layout-shift measure no-posts print routes scroll-to-top security specimen utilities'.split(
    ' ',
  );

/** Those that a site of few posts could break. */
const FEW_POSTS_TESTS = ['blog', 'routes', 'exported-files', 'copy'];

const AGREED = 'The company’s brief promises this word for word';
const CONFIG = 'rehearsal.config.ts';

const copy = scratchCopy();
let child: ChildProcess | undefined;
let failures = 0;

process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (child?.pid) process.kill(-child.pid, signal);
    process.exit(1);
  });
}

const chromium = findChromium();
const date = sourceDate();
const env = {
  ...process.env,
  NEXT_PUBLIC_SITE_URL: 'https://www.northlight.test',
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(date && { SOURCE_DATE_EPOCH: date }),
};

/** Runs a command in the copy; resolves to its exit code and all that it printed. */
function runInCopy(command: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const [program = '', ...args] = command;
  // A group of its own, so that servers and browsers below it can be ended with it.
  const started = spawn(program, args, { cwd: copy, env: { ...env, ...settings }, detached: true });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return new Promise<{ code: number; output: string }>((resolve) =>
    started.on('close', (code) => resolve({ code: code ?? 1, output })),
  );
}

/** Prints a line for a step; after one that failed, what it said. */
function report(what: string, faults: string) {
  console.log(`${faults ? 'FAILED' : 'ok    '} ${what}`);
  if (!faults) return;
  failures += 1;
  console.log(faults.replace(/^/gm, '       '));
}

async function check(what: string, command: readonly string[], settings = {}) {
  const { code, output } = await runInCopy(command, settings);
  report(what, code === 0 ? '' : output.slice(-6_000));
  return code === 0;
}

const npx = (...args: string[]) => ['npx', '--no-install', ...args];
const playwright = (names: readonly string[]) =>
  // The builds that it needs are made already.
  npx(
    'playwright',
    'test',
    '--no-deps',
    '-c',
    CONFIG,
    ...names.map((name) => `e2e/${name}\\.spec`),
  );

/** Serves the copy's two builds, and tries nothing twice. */
function writeConfig(sources: Sources) {
  const servers = [
    { PORT: String(PORT) },
    { PORT: new URL(originOf(keys)).port, SITE_ROOT: `variants/${keys.name}` },
  ].map((settings) => ({
    command: 'node tools/serve.mjs',
    env: settings,
    url: `http://localhost:${settings.PORT}/`,
  }));
  sources.write(
    CONFIG,
    `import base from './playwright.config';\n\nexport default { ...base, retries: 0, reporter: 'line', webServer: ${JSON.stringify(servers, null, 2)} };\n`,
  );
}

/** The brief's test must fail for the words that were changed, say whom to ask, and find nothing else. */
async function checkBrief() {
  const { code, output } = await runInCopy(playwright(['brief']));
  // The faults that Playwright numbers, by the title of their test.
  const failed = [...output.matchAll(/^ +\d+\) .* › (.+?)[ ─]*$/gm)].map(([, title = '']) => title);
  const others = failed.filter((title) => !/^(?:\/ says|home )/.test(title));
  const sound = code !== 0 && failed.length > 0 && others.length === 0 && output.includes(AGREED);
  report(
    'the brief’s own test objects to the new headline alone, and says whom to ask',
    sound ? '' : output.slice(-6_000),
  );
}

async function rehearse() {
  const sources = new Sources(copy);
  for (const [what, edit] of edits) {
    await edit(sources);
    report(what, '');
  }
  await runInCopy(npx('biome', 'check', '--write', '--unsafe', 'content', 'components/drawing'));
  await check('types', ['node', 'tools/types.mjs']);
  await check('lint', npx('biome', 'check', '--error-on-warnings', '.'));
  await check('the content’s check', ['npm', 'run', '--silent', 'check:content']);
  await check('unit tests', npx('jest'));
  if (!(await check('build', ['node', 'tools/build.mjs']))) return;
  mkdirSync(join(copy, `variants/${keys.name}/posts`), { recursive: true });
  const keyed = { ...keys.env, SITE_ROOT: `variants/${keys.name}` };
  if (!(await check('build with the form’s keys', ['node', 'tools/build.mjs'], keyed))) return;
  writeConfig(sources);
  const asked = process.argv.slice(2);
  for (const name of BROWSER_TESTS.filter((one) => !asked.length || asked.includes(one))) {
    await check(`browser: ${name}`, playwright([name]));
  }
  await checkBrief();

  await removeMostPosts(sources);
  report('two posts, and no more', '');
  await check('unit tests', npx('jest', 'lib', 'components'));
  if (!(await check('build', ['node', 'tools/build.mjs']))) return;
  await check(`browser: ${FEW_POSTS_TESTS.join(', ')}`, playwright(FEW_POSTS_TESTS));
}

await rehearse().catch((error: Error) => report(error.message, ' '));
console.log(failures === 0 ? '\nNothing depends on the content.' : `\n${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
