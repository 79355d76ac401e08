import './settings';
// Synchronously: by promises a small file takes three times as long, in a thread pool that compression fills.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postPath, shellId } from '../lib/blog/post-path';
import { listPosts } from '../lib/blog/posts';
import { environment } from '../lib/environment';
import { llmsPath, markdownPath, recoverCasePath, withdrawnPath } from '../lib/file-paths';
import { pathOf, serviceIds } from '../lib/routes';
import { messageOnSize } from './check-page';
import { compressFiles } from './compress';
import { sourceHash } from './content-hash';
import { pagePolicy } from './content-security-policy';
import { finishPage } from './finish-page';
import {
  fragmentPrefix,
  hostingTables,
  immutablePrefixes,
  nearestMissingPage,
} from './hosting/hosting';
import { writeHosting } from './hosting/write-hosting';
import { buildIslands } from './islands';
import { removeLeftovers } from './leftovers';
import { readNextPage, readStylesheets } from './next-page';
import { originsOf } from './origins';
import { licences, licencesPath } from './outputs/licences';
import { llmsText } from './outputs/llms';
import { postMarkdown, serviceMarkdown } from './outputs/page-markdown';
import { isSearched, openSearchIndex } from './outputs/search-index';
import { buildOwnScripts } from './own-scripts';
import { addressOf, isPost, sourceOf } from './page-address';
import { publishedPictures } from './pictures';
import { filesBelow, PUBLIC } from './public-files';
import { openStylesheets } from './stylesheets';

/** Finishes out/ after Next has written it. Ends with what is wrong with pages, or with the hosting files. */
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
put(llmsPath, llmsText());
for (const id of serviceIds) put(markdownPath(pathOf(id)), serviceMarkdown(id));
for (const post of listPosts()) put(markdownPath(postPath(post.id)), postMarkdown(post));
const scripts = await buildOwnScripts();
const integrities = new Map<string, string>();
for (const { url, text } of scripts.values()) {
  put(url, text);
  integrities.set(url, sourceHash('sha384', text));
}
const { react, islands } = await buildIslands();
for (const { files } of [react, ...islands.values()])
  for (const [url, text] of files) put(url, text);
put(licencesPath, await licences());
for (const [address, file] of publishedPictures()) put(address, readFileSync(file));

// Each page, and its part of the search index, which is made in another process while the next page is read.
const stylesheetOf = openStylesheets(styles, islands);
const search = await openSearchIndex();
let indexing: Promise<void> | undefined;
for (const file of pages) {
  const address = addressOf(file);
  const path = join(OUT, file);
  const page = readNextPage(path, [recoverCasePath, withdrawnPath], styles);
  const stylesheet = stylesheetOf(page);
  const html = finishPage(page, {
    boot: scripts.get('boot')?.url ?? '',
    vitals: scripts.get('vitals')?.url,
    modules: page.roots.flatMap((name) =>
      [react, islands.get(name)].flatMap((island) => island?.needed ?? []),
    ),
    integrityOf: (url) =>
      integrities.get(url) ?? sourceHash('sha384', readFileSync(join(OUT, url))),
    stylesheet,
    policy: pagePolicy(stylesheet, originsOf(address)),
  });
  writeFileSync(path, html);
  // A post may be as long as it is.
  const message = isPost(address) ? undefined : messageOnSize(page.$, html, sourceOf(address));
  if (message) findings.push(`${path}: ${message}`);
  await indexing;
  indexing = isSearched(address) ? search.add(address, page) : undefined;
}
await indexing;
if (findings.length > 0) {
  console.error(`The export is not fit to be served:\n${findings.join('\n')}`);
  process.exit(1);
}
// Pagefind builds it in its own process, while the pages are compressed here.
const indexed = search.finish();
if (!process.env.NEXT_PUBLIC_SITE_URL) {
  console.log(`Addresses are written for ${environment.siteUrl}: set NEXT_PUBLIC_SITE_URL.`);
}

if (environment.firestore)
  put(nearestMissingPage, readFileSync(join(OUT, `${postPath(shellId)}.html`), 'utf8'));

// Everything once more, compressed; then the search index, which has been made meanwhile.
const files = filesBelow(OUT);
// Of what is built in part, for a test, no host is to send anything.
if (!process.env.BUILT_PAGES) await compressFiles(OUT, files);
const index = await indexed;
for (const [url, content] of index) put(url, content);
const searchFiles = [...index.keys()].map((url) => url.slice(1));
await compressFiles(OUT, searchFiles);

// What hosts are told.
const assets = [...files, ...searchFiles]
  .map((file) => `/${file}`)
  .filter((url) =>
    immutablePrefixes.some((prefix) => prefix !== fragmentPrefix && url.startsWith(prefix)),
  );
await writeHosting(ROOT, hostingTables(assets));

/** Writes a file of the site at its address. */
function put(url: string, content: string | Uint8Array) {
  const path = join(OUT, url);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
