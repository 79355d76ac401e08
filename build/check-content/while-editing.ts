import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RouteId, routes } from '../../content/routes';
import { postPath } from '../../lib/blog/post-path';
import { type Finding, sentenceOf } from '../../lib/finding';
import { pathOf } from '../../lib/routes';
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
  const content = readSiteContent();
  const elsewhere = filesOfOtherPages(content, address);
  const all = [...ofTypes, ...findingsIn(content, errorRules, ofTypes.length === 0)];
  const here = all.filter(({ level, file }) => level === 'error' && !elsewhere.has(file));
  return located(here, content);
}

/** A post that cannot be read has no page: the listing tells of it. */
function filesOfOtherPages({ pages, posts }: SiteContent, address: string): Set<string> {
  const places: [file: string, address: string][] = [
    ...pages.map(({ file, route }): [string, string] => [
      file,
      route ? pathOf(route as RouteId) : '',
    ]),
    ...posts.files.map(({ file, post }): [string, string] => [file, postPath(post.id)]),
    ...posts.findings.map(({ file }): [string, string] => [file, routes.blog.path]),
  ];
  return new Set(places.filter(([, path]) => path !== address).map(([file]) => file));
}

let types: { asOf: number; findings: Promise<Finding[]> } | undefined;

/** What the compiler says, asked anew once a module has changed. */
function typeErrors(): Promise<Finding[]> {
  const asOf = Math.max(...modules().map((file) => statSync(file).mtimeMs));
  if (types?.asOf !== asOf) types = { asOf, findings: compilerFindings() };
  return types.findings;
}
