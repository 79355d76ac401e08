import '../scripts/load-settings';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { routes } from '../content/routes';
import { shellId } from '../lib/blog/post-id';
import type { PostIndex, SearchedPosts } from '../lib/blog/post-index';
import { postIndexPath, postPath } from '../lib/blog/post-path';
import { environment } from '../lib/environment';
import { recoverCasePath, recoverPath, searchedPostsPath } from '../lib/file-paths';
import { faultsOf, sizeFindings } from './check-page';
import { withCompileHint } from './compile-hint';
import { brotliQuality, compressFiles } from './compress';
import { sourceHash } from './content-hash';
import { contentSecurityPolicy } from './content-security-policy';
import { discoveryFiles } from './discovery/discovery-files';
import { finishPage, withStylesheet } from './finish-page';
import { fragmentPrefix, hostingTables, immutablePrefixes, nearestMissingPage } from './hosting';
import { removeLeftovers } from './leftovers';
import { licences, licencesPath } from './licences';
import {
  importedStylesheets,
  missingChunks,
  readChunks,
  strayStylesheets,
} from './next/next-chunks';
import { type NextPage, readNextPage } from './next/next-page';
import { originsOf } from './origins';
import { buildBoot, buildRecover, buildVitals } from './own-scripts';
import { pageParts } from './page-parts';
import { addressOf, isOfArchive, isPost, shapeOf, sourceOf } from './page-shape';
import { filesBelow, PUBLIC, restorePublicFiles } from './public-files';
import { isSearched, openSearchIndex } from './search-index';
import { SocialCards } from './social-cards/social-cards';
import { stylesheetsByShape } from './styles/page-stylesheets';
import { noteUse, type StylesheetUse } from './styles/stylesheet-use';
import { writeHosting } from './write-hosting';

/** Finishes out/ after Next has written it. Ends with every fault found, by page, or with the hosting files. */
const ROOT = process.env.SITE_ROOT ?? '.';
const OUT = join(ROOT, 'out');

const publicFiles = filesBelow(PUBLIC);
await removeLeftovers(OUT);
const discovery = await discoveryFiles();
for (const { path, text } of [...discovery.site, ...discovery.posts]) await put(path, text);
const written = new Set(filesBelow(OUT));
const faults = await restorePublicFiles(publicFiles, written, OUT);
const pages = [...written].filter((file) => file.endsWith('.html') && !publicFiles.includes(file));

const boot = await buildBoot();
await put(boot.url, boot.source);
const vitals = await buildVitals();
if (vitals) await put(vitals.url, vitals.source);
await put(recoverPath, await buildRecover());
await put(licencesPath, await licences());

const integrity = new Map([
  [recoverCasePath, sourceHash('sha384', await readFile(join(OUT, recoverCasePath)))],
]);
const cards = new SocialCards(OUT, await readFile(join(OUT, `${routes.blog.path}.html`), 'utf8'));
const framework = new Set<string>();
const filesOfArchive = new Set(discovery.posts.map(({ path }) => path.slice(1)));
const search = await openSearchIndex();

// Each page is parsed once. What it needs of the others, the stylesheet that its shape shares, is put in afterwards.
const chunks = await readChunks(OUT);
const use: StylesheetUse = new Map();
const linked = new Set<string>();
// The last page is written and indexed, in another process, while the next one is read.
let pending: Promise<unknown> = Promise.resolve();
for (const file of pages) {
  const address = addressOf(file);
  const page = await readPage(file);
  if (!page) continue;
  faults.push(...missingChunks(page, chunks).map((fault) => `${OUT}/${file}: ${fault}`));
  noteUse(use, shapeOf(address), page, chunks);
  for (const url of page.stylesheets) linked.add(url);
  const origins = originsOf(address);
  const finished = finishPage(page, {
    boot,
    vitals: vitals?.url,
    integrity,
    card: await cards.cardOf({ address, document: page.document }),
    scriptOrigins: origins.scripts.map((url) => new URL(url).origin),
  });
  faults.push(...faultsOf(page.document, origins).map((fault) => `${OUT}/${file}: ${fault}`));
  await pending;
  pending = Promise.all([
    writeFile(join(OUT, file), finished.draft),
    put(finished.data.url, finished.data.source),
    isSearched(address) && search.add(address, page),
  ]);
  if (isOfArchive(address)) filesOfArchive.add(file).add(finished.data.url.slice(1));
  for (const url of finished.framework) framework.add(url);
}
await pending;
faults.push(...strayStylesheets(chunks, linked));
endIfAny(faults);

const stylesheets = await stylesheetsByShape(use, chunks).catch((error: Error) =>
  end([error.message]),
);
// Beside the export, and never served: a test holds the pages' sheets against them.
await mkdir(join(ROOT, 'unpruned'), { recursive: true });
for (const [shape, { unpruned, print }] of stylesheets) {
  await writeFile(join(ROOT, 'unpruned', `${shape}.css`), unpruned);
  if (print) await put(print.url, print.source);
}
for (const file of pages) {
  const address = addressOf(file);
  const stylesheet = stylesheets.get(shapeOf(address));
  if (!stylesheet) continue;
  const draft = await readFile(join(OUT, file), 'utf8');
  const policy = contentSecurityPolicy([stylesheet.screen], originsOf(address));
  await writeFile(join(OUT, file), withStylesheet(draft, stylesheet, policy));
}
console.log(`${await cards.finish()} social cards drawn, the others kept.`);

for (const url of framework) await put(url, withCompileHint(chunks.scripts.get(url) ?? ''));
const imported = importedStylesheets(chunks);
for (const url of chunks.stylesheets.keys()) if (!imported.has(url)) await rm(join(OUT, url));
if (environment.firestore)
  await put(nearestMissingPage, await readFile(join(OUT, `${postPath(shellId)}.html`), 'utf8'));

const { files: searchFiles, results } = await search.finish();
for (const [url, content] of searchFiles) await put(url, content);
await put(searchedPostsPath, JSON.stringify(await searchedPosts()));
for (const [address, result] of results)
  if (isPost(address)) filesOfArchive.add(`${fragmentPrefix}${result}.pf_fragment`.slice(1));

const assets = immutablePrefixes.flatMap((prefix) =>
  filesBelow(join(OUT, prefix)).map((file) => `${prefix.slice(1)}${file}`),
);
const tables = hostingTables(
  [...stylesheets.values()].map(({ screen }) => screen),
  assets.filter((file) => !filesOfArchive.has(file)).map((file) => `/${file}`),
);
await writeHosting(ROOT, tables);
await compressFiles(OUT, (file) => brotliQuality(file, filesOfArchive.has(file)));

const sizes = pages.map(async (file) => {
  const { size } = await stat(join(OUT, `${file}.br`));
  return {
    file: `${OUT}/${file}`,
    source: sourceOf(addressOf(file)),
    bytes: size,
    isPost: isPost(addressOf(file)),
    parts: () => pageParts(readFileSync(join(OUT, file), 'utf8')),
  };
});
const findings = sizeFindings(await Promise.all(sizes));
if (findings.advice.length > 0) console.warn(`Long posts:\n${findings.advice.join('\n')}`);
endIfAny(findings.faults);

/** Reads a page that Next wrote, and notes what is wrong with it; without an answer, something is. */
async function readPage(file: string): Promise<NextPage | undefined> {
  const reading = readNextPage(await readFile(join(OUT, file), 'utf8'), [recoverCasePath]);
  if ('page' in reading) return reading.page;
  faults.push(...reading.faults.map((fault) => `${OUT}/${file}: ${fault}`));
}

/** Which answers of the search are posts: the listing looks them up here. */
async function searchedPosts(): Promise<SearchedPosts> {
  const index: PostIndex = JSON.parse(await readFile(join(OUT, postIndexPath), 'utf8'));
  const found = index.posts.map(({ id }) => results.get(postPath(id)) ?? '');
  return { stamp: index.stamp, results: found };
}

function endIfAny(faults: readonly string[]) {
  if (faults.length > 0) end(faults);
}

function end(faults: readonly string[]): never {
  console.error(`The export is not fit to be served:\n${faults.join('\n')}`);
  process.exit(1);
}

/** Writes a file of the site at its address. */
async function put(url: string, content: string | Uint8Array) {
  const path = join(OUT, url);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
