import '../build/report-errors.mjs';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../build/hosting/serve';
import { CHROMIUM_FLAGS, testChromium } from '../e2e/chromium.mjs';
import { everyPath, unknownPath } from '../e2e/pages';
import { open, type State, states } from '../e2e/states';
import { slugOf } from '../lib/text';

// `npm run look -- before`, and after a change `npm run look -- after`: pictures of every kind of page and of every
// state, of which look/index.html shows all names side by side, to be compared by eye. A third word takes what has it
// in its name. SITE_ROOT is the checkout whose out/ is photographed.

const FOLDER = 'look';
const [, , name = 'now', wanted = ''] = process.argv;

const pages = [...everyPath, unknownPath].flatMap((path): State[] => [
  { name: path, path, widths: [360, 768, 1440] },
  { name: `${path}, on paper`, path, widths: [794], media: { media: 'print' } },
]);
const shown = [...pages, ...states].filter((state) => !state.build && state.name.includes(wanted));

const server = await serve(0, process.env.SITE_ROOT ?? '.');
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({ executablePath: testChromium(), args: CHROMIUM_FLAGS });
rmSync(join(FOLDER, name), { recursive: true, force: true });
mkdirSync(join(FOLDER, name), { recursive: true });
for (const state of shown) {
  for (const width of state.widths) {
    const page = await browser.newPage({
      baseURL: `http://localhost:${port}`,
      viewport: { width, height: 800 },
      javaScriptEnabled: !state.withoutScript,
    });
    await open(page, state);
    await page.waitForLoadState('networkidle');
    await state.enter?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const file = `${slugOf(state.name) || 'home'}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(FOLDER, name, file), fullPage: !state.inWindow });
    }
    await page.close();
  }
}
await browser.close();

const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const rows = readdirSync(join(FOLDER, name)).map((file) => {
  const pictures = folders.map(
    (folder) => `<td><img src="${folder}/${file}" alt="" loading="lazy">`,
  );
  return `<tr><th colspan="${folders.length}">${file}<tr>${pictures.join('')}`;
});
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Look</title><style>img{max-width:100%}td{vertical-align:top}</style>
<table><tr>${folders.map((folder) => `<th>${folder}`).join('')}${rows.join('\n')}</table>\n`,
);
console.log(`${FOLDER}/index.html shows ${folders.join(' and ')} side by side.`);
process.exit();
