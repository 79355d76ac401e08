import '../build/report-errors.mjs';
import '../build/settings';

// `npm run check:launch`: what must be true before the public sees the site, and what a build would refuse. Not part of
// the tests, which have to pass while the company's facts are stand-ins.

const { shapeFindings } = await import('../build/check-content/shape');
const { sentenceOf, throwErrors } = await import('../lib/finding');
throwErrors(await shapeFindings());
const { launchRules } = await import('../build/check-content/launch-rules');
const { findingsIn } = await import('../build/check-content/rules');
const { readSiteContent } = await import('../build/check-content/site-content');

const content = await readSiteContent();
const list = findingsIn(content, launchRules(process.env));
const errors = [...findingsIn(content), ...list].filter(({ level }) => level === 'error');
const must = new Set(errors.map(sentenceOf));
const good = list.filter(({ level }) => level === 'advice');

for (const one of must) console.log(one);
if (good.length > 0) console.log('\nGood to have, which holds up nothing:');
for (const one of good) console.log(`  ${sentenceOf(one)}`);
console.log(`\n${must.size} to do before launch, ${good.length} good to have`);
process.exit(must.size === 0 ? 0 : 1);
