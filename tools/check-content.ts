import '../build/report-errors.mjs';
import '../build/settings';

// `npm run check:content`: what a build would refuse, and after it what an editor might like to know.

const { throwDataErrors, writeSchemas } = await import('../build/check-content/data-files');
throwDataErrors();
const { compilerFindings } = await import('../build/check-content/compiler');
const { located } = await import('../build/check-content/lines');
const { findingsIn } = await import('../build/check-content/rules');
const { readSiteContent } = await import('../build/check-content/site-content');
const { sentenceOf } = await import('../lib/finding');

// `npm test` has just asked the compiler about everything.
const ofCompiler = process.env.TYPES_CHECKED === '1' ? [] : compilerFindings();
const content = readSiteContent();
const findings = located([...ofCompiler, ...findingsIn(content)], content);
const errors = findings.filter(({ level }) => level === 'error');
const advice = findings.filter(({ level }) => level === 'advice');

for (const file of writeSchemas()) console.log(`${file} was out of date and is written anew.`);
for (const error of errors) console.error(sentenceOf(error));
if (advice.length > 0) console.log(`\nAdvice, which ends nothing:`);
for (const one of advice) console.log(`  ${sentenceOf(one)}`);
console.log(`\n${errors.length} to mend, ${advice.length} to consider`);
process.exit(errors.length === 0 ? 0 : 1);
