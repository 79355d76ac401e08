import './settings';
// Synchronously: by promises a small file takes three times as long, in a thread pool that compression fills.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { postPath, shellId } from '../lib/blog/post-path';
import { environment } from '../lib/environment';
import { recoverCasePath, recoverPath, searchedPostsPath, withdrawnPath } from '../lib/file-paths';
import { sizeFindingsOf } from './check-page';
import { brotliQuality, compressFiles } from './compress';
import { sourceHash } from './content-hash';
import { pagePolicy } from './content-security-policy';
import { finishPage, withStylesheet } from './finish-page';
import {
  fragmentPrefix,
  hostingTables,
  immutablePrefixes,
  nearestMissingPage,
} from './hosting/hosting';
import { writeHosting } from './hosting/write-hosting';
import { buildIslands } from './islands';
import { removeLeftovers } from './leftovers';
import { type NextPage, readNextPage, readRoutes, readStylesheets } from './next-page';
import { originsOf } from './origins';
import { discoveryFiles } from './outputs/discovery-files';
import { licences, licencesPath } from './outputs/licences';
import { isSearched, openSearchIndex } from './outputs/search-index';
import { buildBoot, buildRecover, buildVitals, buildWithdrawn } from './own-scripts';
import { addressOf, isOfArchive, isPost, sourceOf } from './page-address';
import { publishedPictures } from './pictures';
import { filesBelow, PUBLIC } from './public-files';
import { noteUse, type StylesheetUses, stylesheetFor } from './stylesheets';

/** Finishes out/ after Next has written it. Ends with every finding, by page, or with the hosting files. */
const ROOT = process.env.SITE_ROOT ?? '.';
const OUT = join(ROOT, 'out');
const findings: string[] = [];

// The pages, without what Next wrote for its router.
const styles = readStylesheets(OUT);
const publicFiles = filesBelow(PUBLIC);
const pages = removeLeftovers(OUT).filter(
  (file) => file.endsWith('.html') && !publicFiles.includes(file),
);

// The files beside them.
const discovery = discoveryFiles();
for (const { path, text } of [...discovery.site, ...discovery.posts]) put(path, text);
const boot = await buildBoot();
const vitals = await buildVitals();
for (const script of vitals ? [boot, vitals] : [boot]) put(script.url, script.source);
put(recoverPath, await buildRecover());
const islands = await buildIslands(styles.values());
for (const [url, text] of islands.files) put(url, text);
const withdrawn = await buildWithdrawn();
if (withdrawn) put(withdrawnPath, withdrawn);
put(licencesPath, await licences());
for (const [address, file] of publishedPictures()) put(address, readFileSync(file));

// Each page, parsed once: its part of the search index. What it needs of the others, the
// stylesheet of its route file, is put in afterwards.
const ownScripts = withdrawn ? [recoverCasePath, withdrawnPath] : [recoverCasePath];
const integrity = new Map(
  ownScripts.map((url) => [url, sourceHash('sha384', readFileSync(join(OUT, url)))]),
);
const search = await openSearchIndex();
const routeOf = readRoutes();
const uses: StylesheetUses = new Map();
const linked = new Set<string>();
const filesOfArchive = new Set(discovery.posts.map(({ path }) => path.slice(1)));
// The last page is indexed, in another process, while the next one is read.
let indexing: Promise<void> | undefined;
for (const file of pages) {
  const address = addressOf(file);
  const page = readPage(file);
  if (!page) continue;
  noteUse(uses, routeOf(address), page, islands);
  for (const url of page.stylesheets) linked.add(url);
  const draft = finishPage(page, {
    boot,
    vitals: vitals?.url,
    integrity,
    scripts: page.islands.flatMap(islands.scriptsOf),
  });
  writeFileSync(join(OUT, file), draft);
  await indexing;
  indexing = isSearched(address) ? search.add(address, page) : undefined;
  if (isOfArchive(address)) filesOfArchive.add(file);
}
await indexing;
// Pagefind builds it in its own process, while the pages are compressed here.
const indexed = search.finish();
for (const url of styles.keys())
  if (!linked.has(url)) findings.push(`${url}: expected a page that links this stylesheet`);
endIfAny(findings);

// The stylesheet and the policy of each.
const stylesheets = new Map<string, string>();
for (const [route, use] of uses) stylesheets.set(route, await stylesheetFor(use, styles));
for (const file of pages) {
  const address = addressOf(file);
  const stylesheet = stylesheets.get(routeOf(address));
  if (!stylesheet) continue;
  const policy = pagePolicy(stylesheet, originsOf(address));
  const html = withStylesheet(readFileSync(join(OUT, file), 'utf8'), stylesheet, policy);
  writeFileSync(join(OUT, file), html);
  if (!isPost(address)) note(file, sizeFindingsOf(html, sourceOf(address)));
}
endIfAny(findings);
if (!process.env.NEXT_PUBLIC_SITE_URL) {
  console.log(`Addresses are written for ${environment.siteUrl}: set NEXT_PUBLIC_SITE_URL.`);
}

if (environment.firestore)
  put(nearestMissingPage, readFileSync(join(OUT, `${postPath(shellId)}.html`), 'utf8'));

// Everything once more, compressed; then the search index, which has been made meanwhile.
const files = filesBelow(OUT);
await compress(files);
const { files: index, results } = await indexed;
index.set(searchedPostsPath, JSON.stringify(searchedPosts(results)));
for (const [url, content] of index) put(url, content);
for (const [address, result] of results)
  if (isPost(address)) filesOfArchive.add(`${fragmentPrefix}${result}.pf_fragment`.slice(1));
const searchFiles = [...index.keys()].map((url) => url.slice(1));
await compress(searchFiles);

// What hosts are told.
const assets = [...files, ...searchFiles]
  .filter((file) => !filesOfArchive.has(file))
  .map((file) => `/${file}`)
  .filter((url) => immutablePrefixes.some((prefix) => url.startsWith(prefix)));
await writeHosting(ROOT, hostingTables(assets));

function compress(files: readonly string[]): Promise<void> {
  return compressFiles(OUT, files, (file) => brotliQuality(file, filesOfArchive.has(file)));
}

/** Reads a page that Next wrote, and notes what is wrong with it; without an answer, something is. */
function readPage(file: string): NextPage | undefined {
  const reading = readNextPage(readFileSync(join(OUT, file), 'utf8'), ownScripts, styles);
  if ('page' in reading) return reading.page;
  note(file, reading.findings);
}

function note(file: string, sentences: readonly string[]) {
  findings.push(...sentences.map((sentence) => `${OUT}/${file}: ${sentence}`));
}

/** The id of the post that each answer of the search is: the listing looks them up here. */
function searchedPosts(results: ReadonlyMap<string, string>): Record<string, string> {
  const posts = [...results].filter(([address]) => isPost(address));
  return Object.fromEntries(posts.map(([address, result]) => [result, basename(address)]));
}

function endIfAny(findings: readonly string[]) {
  if (findings.length === 0) return;
  console.error(`The export is not fit to be served:\n${findings.join('\n')}`);
  process.exit(1);
}

/** Writes a file of the site at its address. */
function put(url: string, content: string | Uint8Array) {
  const path = join(OUT, url);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
