// `npm test`: installs if needed, finds a browser, then types, lint, content, unit tests, build, browser tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { installPackages, onPath } from './debian.mjs';
import { prepare, run } from './prepare.mjs';
import { checkTypes } from './types.mjs';

prepare();
const chromium = findChromium();
// The emitted server block is tried in the real nginx.
if (!onPath('nginx')) installPackages('nginx-light');
const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) };
const npx = (what, ...args) => run(what, 'npx', ['--no-install', ...args], { env });

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

count(checkTypes());
count(npx('Checking format and lint', 'biome', 'check', '--error-on-warnings', '.'));
count(run('Checking the content', 'npm', ['run', '--silent', 'check:content'], { env }));
const jest = npx('Running unit tests', 'jest', '--json', `--outputFile=${JEST_REPORT}`);
count(
  jest,
  reportOf(JEST_REPORT, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  })),
);
build();
count(0);
const playwright = npx('Running browser tests', 'playwright', 'test');
count(
  playwright,
  reportOf(PLAYWRIGHT_REPORT, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  })),
);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
