import '../build/report-errors.mjs';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPaths, everyPath, unknownPath } from '../e2e/pages';
import { slugOf } from '../lib/text';
import { openExport } from './open-export';

// `npm run look -- before`, and after a change `npm run look -- after`: pictures of every kind of page, of which
// look/index.html shows all names side by side, to be compared by eye. A third word takes what has it in its address.
// SITE_ROOT is the checkout whose out/ is photographed.

const FOLDER = 'look';
const [, , name = 'now', wanted = ''] = process.argv;

const paths = wanted
  ? allPaths.filter((path) => path.toLowerCase().includes(wanted.toLowerCase()))
  : [...everyPath, unknownPath];
if (paths.length === 0) throw new Error(`No page has “${wanted}” in its address.`);

const { browser, origin } = await openExport(process.env.SITE_ROOT);
rmSync(join(FOLDER, name), { recursive: true, force: true });
mkdirSync(join(FOLDER, name), { recursive: true });
for (const path of paths) {
  const page = await browser.newPage({ baseURL: origin });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const take = async (width: number, way: string) => {
    await page.setViewportSize({ width, height: 800 });
    const file = `${slugOf(path) || 'home'}-${width}-${way}.png`;
    await page.screenshot({ path: join(FOLDER, name, file), fullPage: true });
  };
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 768, 1440]) await take(width, colorScheme);
  }
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await take(794, 'paper');
  await page.close();
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
