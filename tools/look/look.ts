import '../../build/report-errors.mjs';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceDate } from '../../build/source-date.mjs';
import { PORT } from '../../e2e/ports';
import { A4, type State, states } from '../../e2e/states';
import { variants } from '../../e2e/variants';
import { pathOf, serviceIds } from '../../lib/routes';
import { launchSteadyBrowser } from './browser';
import { cameraAt, pageStates } from './camera';
import { contactSheet, type Print } from './contact-sheet';
import { build, folderOf, releaseIn, serveRelease } from './release';

/**
 * `npm run look`: a contact sheet of each page and state, at phone, tablet and desktop width, in both colour schemes,
 * and of each page on paper; and the silhouettes of the service pages side by side. `--only soc` takes the names that
 * contain that, `--out folder` names the folder. Further builds are looked at where `npm test` left them.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'look' },
  },
});

const SHEET_SCALE = 0.5;
const SILHOUETTE_SCALE = 0.25;
const DESKTOP = 1440;
const FIRST_PORT = PORT + 70;
const MAIN = '.';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
build(MAIN, sourceDate());
const further = variants.map(({ name }) => folderOf(name));
const folders = [MAIN, ...further.filter((folder) => existsSync(join(folder, 'out/index.html')))];
const folderFor = ({ build }: State) => (build === undefined ? MAIN : folderOf(build));
// Read when the build is there: it is the export's own list.
const { everyPath, unknownPath } = await import('../../e2e/pages');
const pages = pageStates([...everyPath, unknownPath]);
const chosen = [...pages, ...states].filter(({ name }) => name.includes(values.only));

rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const browser = await launchSteadyBrowser();
const silhouettes = new Map<string, Print>();
for (const [index, folder] of folders.entries()) {
  await serveRelease(releaseIn(MAIN), folder, FIRST_PORT + index);
  const take = cameraAt(browser, `http://localhost:${FIRST_PORT + index}`);
  for (const state of chosen.filter((one) => folderFor(one) === folder)) {
    await sheetOf(state, take).catch((error) => console.log(`${state.name}: ${error}`));
  }
}
await browser.close();
const left = chosen.filter((state) => !folders.includes(folderFor(state)));
if (left.length > 0) console.log(`Not built: ${left.map(({ name }) => name).join(', ')}`);
const services = serviceIds.flatMap((id) => silhouettes.get(pathOf(id)) ?? []);
if (services.length > 0) write('silhouettes', await contactSheet(services));
console.log(`${chosen.length - left.length} contact sheets in ${values.out}/`);
process.exit();

/** Photographs a page or a state at each of its widths, a page on paper too, and lays the pictures out. */
async function sheetOf(state: State, take: ReturnType<typeof cameraAt>) {
  const prints: Print[] = [];
  for (const width of state.widths) {
    const { light, dark } = await take(state, width);
    prints.push({ picture: light, scale: SHEET_SCALE }, { picture: dark, scale: SHEET_SCALE });
    if (width === DESKTOP) silhouettes.set(state.name, { picture: light, scale: SILHOUETTE_SCALE });
  }
  if (pages.includes(state)) {
    const { light } = await take({ ...state, media: { media: 'print' } }, A4);
    prints.push({ picture: light, scale: SHEET_SCALE });
  }
  write(state.name, await contactSheet(prints));
}

function write(name: string, picture: Buffer) {
  writeFileSync(join(values.out, `${name.replace(/\W+/g, '-')}.png`), picture);
}
