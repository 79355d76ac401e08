import '../scripts/load-settings';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { routes } from '../content/routes';
import { recoverCasePath } from '../lib/file-paths';
import { buildBoot } from './build-boot';
import { faultsOf, overBudget } from './check-page';
import { contentSecurityPolicy, sourceHash } from './content-security-policy';
import { finishPage } from './finish-page';
import { leftoversOf } from './leftovers';
import { originsOf } from './origins';
import { takeStylesheet } from './stylesheet';
import { writeHosting } from './write-hosting';

/** Finishes out/ after Next has written it. Ends with every fault found, by page, or with the hosting files. */
const ROOT = process.env.SITE_ROOT ?? '.';
const OUT = join(ROOT, 'out');

for (const leftover of await leftoversOf(OUT)) await rm(leftover, { recursive: true });

const { screen: css, print } = await takeStylesheet(OUT);
await put(print.url, print.source);
const boot = await buildBoot();
await put(boot.url, boot.source);

const integrity = new Map([
  [recoverCasePath, sourceHash('sha384', await readFile(join(OUT, recoverCasePath)))],
]);

/**
 * Has V8 compile all of a script while it arrives, beside the main thread, instead of each function when it is
 * first called. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const framework = new Set<string>();
const faults: string[] = [];
const advice: string[] = [];
for (const file of await readdir(OUT, { recursive: true })) {
  if (!file.endsWith('.html')) continue;
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
  const excess = overBudget(page.html);
  // Law for the pages of the route table. A post may be as long as it is: its first screen is in the first flight.
  if (excess && isPost(file))
    advice.push(`${OUT}/${file}: ${excess}; its end arrives a moment later.`);
  else if (excess) faults.push(`${OUT}/${file}: ${excess}`);
  await writeFile(join(OUT, file), page.html);
  await put(page.flight.url, page.flight.source);
  for (const url of page.framework) framework.add(url);
}

if (advice.length > 0) console.warn(`Long posts:\n${advice.join('\n')}`);
if (faults.length > 0) {
  console.error(`The export is not fit to be served:\n${faults.join('\n')}`);
  process.exit(1);
}
for (const url of framework)
  await put(url, COMPILE_HINT + (await readFile(join(OUT, url), 'utf8')));
await writeHosting(ROOT, css);

/** Whether a file below out/ is the page of a post. */
function isPost(file: string): boolean {
  return dirname(`/${file}`) === routes.blog.path;
}

/** Writes a file of the site at its address. */
async function put(url: string, content: string) {
  const path = join(OUT, url);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
