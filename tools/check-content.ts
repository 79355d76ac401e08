import '../build/report-errors.mjs';
import '../build/settings';
import { spawnSync } from 'node:child_process';
import type { Finding } from '../lib/finding';
import { layOutContent } from './prepare.mjs';

// `npm run check:content`: what a build would refuse, and after it what an editor might like to know. It first puts the
// layout of content/ right, which whoever edits on GitHub cannot.

/** For the development server, which asks while somebody types: JSON, and no file changed. */
const asJson = process.argv.includes('--json');

if (!asJson) spawnSync('biome', layOutContent, { shell: process.platform === 'win32' });
const { shapeFindings } = await import('../build/check-content/shape');
const { annotationOf, sentenceOf } = await import('../lib/finding');

const first = await shapeFindings();
const findings = await withRules(first).catch((error: Error) => {
  // Rules take what the compiler and the shapes of the JSON files say for granted.
  if (first.length === 0) throw error;
  return first;
});
const errors = findings.filter(({ level }) => level === 'error');
const advice = findings.filter(({ level }) => level === 'advice');

if (asJson) {
  const told = errors.filter(({ file }) => file.startsWith('content/'));
  console.log(JSON.stringify(told.map((one) => ({ file: one.file, sentence: sentenceOf(one) }))));
  process.exit(0);
}
for (const error of errors) console.error(sentenceOf(error));
if (errors.length === 0) {
  const { writeSchemas } = await import('../build/check-content/data-files');
  for (const file of writeSchemas()) console.log(`${file} was out of date and is written anew.`);
}
if (advice.length > 0) console.log(`\nAdvice, which ends nothing:`);
for (const one of advice) console.log(`  ${sentenceOf(one)}`);
if (process.env.GITHUB_ACTIONS) for (const one of findings) console.log(annotationOf(one));
console.log(`\n${errors.length} to mend, ${advice.length} to consider`);
process.exit(errors.length === 0 ? 0 : 1);

/** What the rules find too, by file and line. Content is imported here, for it may hold a slip. */
async function withRules(first: readonly Finding[]): Promise<Finding[]> {
  const { findingsIn } = await import('../build/check-content/rules');
  const { readSiteContent } = await import('../build/check-content/site-content');
  const content = await readSiteContent();
  const ofRules = findingsIn(content, undefined, first);
  return [...first, ...ofRules].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}
