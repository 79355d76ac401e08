import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PORT } from '../../e2e/ports';
import { variants } from '../../e2e/variants';
import base from '../../playwright.config';

/** The checkout whose builds are photographed: this one, or one in which an earlier release was built. */
const ROOT = process.env.LOOK_AT ?? '.';

const { executablePath, args = [] } = base.use?.launchOptions ?? {};

/** A project for the site as it is, and one for each further build that `npm test` left. */
const sites = [{ name: 'site', offset: 0, folder: '.' }]
  .concat(variants.map(({ name, offset }) => ({ name, offset, folder: `variants/${name}` })))
  .map(({ name, offset, folder }) => ({ name, port: PORT + 70 + offset, root: join(ROOT, folder) }))
  .filter(({ root }) => existsSync(join(root, 'out/index.html')));

/** `npm run look` takes the pictures of look/; `npm run look:compare` holds the site against them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/look',
  snapshotPathTemplate: '../../look/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // A picture is taken until it stays the same, of pages of up to 20,000 px.
  expect: { timeout: 30_000 },
  reporter: [['line'], ['html', { outputFolder: '../../look/report', open: 'never' }]],
  use: {
    launchOptions: {
      executablePath,
      // Without these, edges and letters depend on which parts of a page happen to be drawn apart.
      args: args.concat(
        '--disable-lcd-text',
        '--disable-composited-antialiasing',
        '--disable-partial-raster',
        '--force-color-profile=srgb',
      ),
    },
  },
  projects: sites.map(({ name, port }) => ({
    name,
    grep: new RegExp(`@${name}\\b`),
    use: { baseURL: `http://localhost:${port}` },
  })),
  webServer: sites.map(({ port, root }) => ({
    command: 'node tools/start.mjs --no-build',
    cwd: '../..',
    port,
    env: { PORT: String(port), SITE_ROOT: root },
  })),
});
