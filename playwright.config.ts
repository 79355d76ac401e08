import { defineConfig } from '@playwright/test';
import { FIRESTORE_PORT } from './e2e/firestore/client';
import { PORT } from './e2e/ports';
import { variants } from './e2e/variants';
import { CHROMIUM_FLAGS, systemChromium } from './scripts/chromium.mjs';

/** Drives the exported folder, served as a host serves it, in the Chromium that scripts/chromium.mjs found. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Two cores shared by browsers, servers and workers: a test that passes on its own is no failure there.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? systemChromium(),
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: [
    server({ command: 'node scripts/serve.mjs', port: PORT }),
    // The Firestore build and its tests talk to it.
    server({
      command: 'npx --no-install tsx e2e/firestore/stand-in.ts',
      port: FIRESTORE_PORT,
      path: '/fault',
    }),
    ...variants.map(({ name, offset, env, before = 'true' }) =>
      server({
        command: `${before} && node scripts/build.mjs --if-stale && node scripts/serve.mjs`,
        port: PORT + offset,
        env: { ...env, SITE_ROOT: `variants/${name}` },
      }),
    ),
  ],
});

interface Server {
  command: string;
  port: number;
  env?: Record<string, string>;
  /** An address that answers when the server is ready. */
  path?: string;
}

/** A server that Playwright starts before the tests, in order, and stops after them. */
function server({ command, port, env = {}, path = '/' }: Server) {
  return {
    command,
    env: { ...env, PORT: String(port) },
    url: `http://localhost:${port}${path}`,
    reuseExistingServer: false,
    timeout: 600_000,
  };
}
