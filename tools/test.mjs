// `npm test`, and with `--all` what is slow or rare too: installs if needed, finds a browser, then types,
// dependencies, lint, content, unit tests and the build, browser tests.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { PORT, PORT_COUNT } from '../e2e/ports.mjs';
import { expectFree, layOutContent, prepare, run } from './prepare.mjs';
import { installTestTools } from './test-tools.mjs';

for (let port = PORT; port < PORT + PORT_COUNT; port += 1)
  await expectFree(port, `E2E_PORT=${PORT + PORT_COUNT} npm test`);
prepare();
installTestTools();
if (process.argv.includes('--all')) process.env.TEST_WHOLE = '1';

const REPORTS = 'test-results';
const JEST_REPORT = `${REPORTS}/jest.json`;
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS); // Jest writes into it, but does not make it.

let passed = 0;
let failed = 0;

/** Counts one check, or all tests of a report; a non-zero exit without a counted failure is one. */
function count(status, tests = { passed: status === 0 ? 1 : 0, failed: 0 }) {
  passed += tests.passed;
  failed += tests.failed || (status === 0 ? 0 : 1);
}

function reportOf(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Starts the build, which prints into a file; resolves to its exit code. */
function startBuild(log) {
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, ['tools/build.mjs'], {
    stdio: ['ignore', output, output],
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

// No build need check the types again.
process.env.TYPES_CHECKED = '1';
// Nobody who edits on GitHub can, and no build may see files change under it.
run('Putting the layout of content/ right', 'biome', layOutContent);
// Beside all that needs no export, for neither keeps two cores busy. What it prints is shown when it is over.
const BUILD_LOG = `${REPORTS}/build.log`;
const building = startBuild(BUILD_LOG);
count(run('Checking types', 'tsc', ['--noEmit']));
count(run('Checking dependencies and exports', 'knip', []));
count(run('Checking format and lint', 'biome', ['check', '--error-on-warnings', '.']));
count(run('Checking the content', 'npm', ['run', '--silent', 'check:content']));
const jest = run('Running unit tests', 'jest', ['--json', `--outputFile=${JEST_REPORT}`]);
count(
  jest,
  reportOf(JEST_REPORT, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  })),
);
const built = await building;
console.log(readFileSync(BUILD_LOG, 'utf8'));
count(built);
if (built === 0) {
  const status = run('Running browser tests', 'playwright', ['test']);
  const read = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });
  count(status, reportOf(PLAYWRIGHT_REPORT, read));
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
