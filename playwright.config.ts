import { defineConfig } from '@playwright/test';
import { variants } from './e2e/variants';
import { systemChromium } from './scripts/chromium.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Drives the exported folder, served as a host serves it, in the Chromium that scripts/chromium.mjs found. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? systemChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: [
    server('node scripts/serve.mjs', PORT),
    ...variants.map(({ name, offset, env }) =>
      server('node scripts/build.mjs --if-stale && node scripts/serve.mjs', PORT + offset, {
        ...env,
        SITE_ROOT: `variants/${name}`,
      }),
    ),
  ],
});

/** A server that Playwright starts before the tests, in order, and stops after them. */
function server(command: string, port: number, env: Record<string, string> = {}) {
  return {
    command,
    env: { ...env, PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 180_000,
  };
}
