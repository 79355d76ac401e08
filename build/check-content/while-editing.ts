import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { routes } from '../../content/routes';
import { postPath } from '../../lib/blog/post-path';
import { type Finding, sentenceOf } from '../../lib/finding';
import { compilerFindings } from './compiler';
import { dataFindings } from './data-files';
import { located, modules } from './lines';
import { errorRules, findingsIn } from './rules';
import { readSiteContent, type SiteContent } from './site-content';

/**
 * Ends the rendering of a page whose content has errors, or that shares some that has.
 * @throws with their sentences, and the first one's place as the place of the error.
 */
export async function throwErrorsAt(address: string) {
  const ofData = dataFindings();
  const errors = ofData.length > 0 ? ofData : await errorsAt(address);
  const [first] = errors;
  if (!first) return;
  const error = new Error(errors.map(sentenceOf).join('\n'));
  error.stack = `${error}\n    at content (${resolve(first.file)}:${first.line ?? 1}:1)`;
  throw error;
}

async function errorsAt(address: string): Promise<Finding[]> {
  const ofTypes = await typeErrors();
  const content = await readSiteContent();
  const elsewhere = filesOfOtherPages(content, address);
  const all = [...ofTypes, ...findingsIn(content, errorRules, ofTypes.length === 0)];
  const here = all.filter(({ level, file }) => level === 'error' && !elsewhere.has(file));
  return located(here, content);
}

/** The page of unknown addresses shows home, and of posts that cannot be read the listing tells. */
function filesOfOtherPages(content: SiteContent, address: string): Set<string> {
  const { pages, posts } = content;
  const places: [file: string, address: string | undefined][] = [
    ...pages.map(({ file, route = 'home' }): [string, string | undefined] => [
      file,
      content.routes[route]?.path,
    ]),
    ...posts.files.map(({ file, post }): [string, string] => [file, postPath(post.id)]),
    ...posts.findings.map(({ file }): [string, string] => [file, routes.blog.path]),
  ];
  const own = places.filter(([, path]) => path === address).map(([file]) => file);
  return new Set(places.map(([file]) => file).filter((file) => !own.includes(file)));
}

let types: { asOf: number; findings: Promise<Finding[]> } | undefined;

/** What the compiler says, asked anew once a module has changed. */
function typeErrors(): Promise<Finding[]> {
  const asOf = Math.max(...modules().map((file) => statSync(file).mtimeMs));
  if (types?.asOf !== asOf) types = { asOf, findings: compilerFindings() };
  return types.findings;
}
