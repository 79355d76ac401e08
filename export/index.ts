import '../scripts/load-settings';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { routes } from '../content/routes';
import { shellId } from '../lib/blog/post-id';
import { postPath } from '../lib/blog/post-path';
import { environment } from '../lib/environment';
import { recoverCasePath, recoverPath } from '../lib/file-paths';
import { buildBoot, buildRecover } from './build-boot';
import { faultsOf, overBudget } from './check-page';
import { compressFiles } from './compress';
import { contentSecurityPolicy, sourceHash } from './content-security-policy';
import { finishPage } from './finish-page';
import { nearestMissingPage } from './hosting';
import { removeLeftovers } from './leftovers';
import { licences, licencesPath } from './licences';
import { originsOf } from './origins';
import { filesBelow, PUBLIC, restorePublicFiles } from './public-files';
import { takeStylesheet } from './stylesheet';
import { writeHosting } from './write-hosting';

/** Finishes out/ after Next has written it. Ends with every fault found, by page, or with the hosting files. */
const ROOT = process.env.SITE_ROOT ?? '.';
const OUT = join(ROOT, 'out');

const publicFiles = filesBelow(PUBLIC);
await removeLeftovers(OUT);
const written = new Set(filesBelow(OUT));
const faults = await restorePublicFiles(publicFiles, written, OUT);
const pages = [...written].filter((file) => file.endsWith('.html') && !publicFiles.includes(file));

const { screen: css, print } = await takeStylesheet(OUT);
await put(print.url, print.source);
const boot = await buildBoot();
await put(boot.url, boot.source);
await put(recoverPath, await buildRecover());
await put(licencesPath, await licences());

const integrity = new Map([
  [recoverCasePath, sourceHash('sha384', await readFile(join(OUT, recoverCasePath)))],
]);

/**
 * Has V8 compile all of a script while it arrives, beside the main thread, instead of each function when it is
 * first called. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const framework = new Set<string>();
const posts = new Set<string>();
for (const file of pages) {
  const origins = originsOf(`/${file.replace(/\.html$/, '')}`);
  const page = finishPage(await readFile(join(OUT, file), 'utf8'), {
    boot,
    css,
    print,
    integrity,
    policy: contentSecurityPolicy(css, origins),
    scriptOrigins: origins.scripts.map((address) => new URL(address).origin),
  });
  faults.push(...faultsOf(page.html, origins).map((fault) => `${OUT}/${file}: ${fault}`));
  await writeFile(join(OUT, file), page.html);
  await put(page.flight.url, page.flight.source);
  if (isPost(file)) posts.add(file).add(page.flight.url.slice(1));
  for (const url of page.framework) framework.add(url);
}

endIfAny(faults);
for (const url of framework)
  await put(url, COMPILE_HINT + (await readFile(join(OUT, url), 'utf8')));
if (environment.firestore)
  await put(nearestMissingPage, await readFile(join(OUT, `${postPath(shellId)}.html`), 'utf8'));
const assets = filesBelow(join(OUT, '_next/static')).map((file) => `_next/static/${file}`);
await writeHosting(
  ROOT,
  css,
  assets.filter((file) => !posts.has(file)).map((file) => `/${file}`),
);
await compressFiles(OUT, qualityOf);

const advice: string[] = [];
for (const file of pages) {
  const excess = overBudget((await stat(join(OUT, `${file}.br`))).size);
  // Law for the pages of the route table. A post may be as long as it is: its first screen is in the first flight.
  if (excess && posts.has(file)) advice.push(`${file}: ${excess}; its end arrives a moment later.`);
  else if (excess) faults.push(`${OUT}/${file}: ${excess}`);
}
if (advice.length > 0) console.warn(`Long posts:\n${advice.join('\n')}`);
endIfAny(faults);

function endIfAny(faults: readonly string[]) {
  if (faults.length === 0) return;
  console.error(`The export is not fit to be served:\n${faults.join('\n')}`);
  process.exit(1);
}

/** Whether a file below out/ is the page of a post. */
function isPost(file: string): boolean {
  return dirname(`/${file}`) === routes.blog.path && `/${file}` !== `${postPath(shellId)}.html`;
}

/** There may be ten thousand posts, and the data of one is only fetched where an island on its page is used. */
function qualityOf(file: string): number {
  if (!posts.has(file)) return 11;
  return file.endsWith('.html') ? 10 : 5;
}

/** Writes a file of the site at its address. */
async function put(url: string, content: string) {
  const path = join(OUT, url);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
