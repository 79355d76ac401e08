import { defineConfig } from '@playwright/test';
import './build/env-files.mjs';
import { CHROMIUM_FLAGS, testChromium } from './e2e/chromium.mjs';
import { FIRESTORE_PORT } from './e2e/firestore/client';
import { PORT } from './e2e/ports.mjs';
import { isWhole } from './e2e/run';
import { leftOut, specsOfVariants } from './e2e/specs';
import { variants } from './e2e/variants';

const BUILDS = 'variants.setup.ts';

/** Drives the exported folder, served as a host serves it, in the Chromium that e2e/chromium.mjs finds. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  retries: 0,
  // No test times the machine: one that is busy may take ten times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: testChromium(),
      args: CHROMIUM_FLAGS,
    },
  },
  // The further builds are made while the site itself is tested: a build keeps little more than one core busy.
  projects: [
    { name: 'builds', testMatch: BUILDS },
    {
      name: 'site',
      testMatch: '*.spec.ts',
      testIgnore: [...specsOfVariants, ...leftOut],
    },
    {
      name: 'variants',
      testMatch: specsOfVariants,
      testIgnore: leftOut,
      dependencies: ['builds'],
    },
  ],
  webServer: [
    server('node tools/start.mjs --no-build', PORT),
    // The Firestore build and its tests talk to it.
    ...(isWhole ? [server('node --import tsx e2e/firestore/stand-in.ts', FIRESTORE_PORT)] : []),
    ...variants.map(({ name, offset }) =>
      server('node tools/start.mjs --no-build', PORT + offset, { SITE_ROOT: `variants/${name}` }),
    ),
  ],
});

/** A server that Playwright starts before the tests and stops after them; it may listen before its site is built. */
function server(command: string, port: number, env: Readonly<Record<string, string>> = {}) {
  return { command, port, env: { ...env, PORT: String(port) }, reuseExistingServer: false };
}
