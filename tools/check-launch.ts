import '../build/report-errors.mjs';
import '../build/settings';

// `npm run check:launch`: what must be true before the public sees the site, and what a build would refuse. Not part of
// the tests, which have to pass while the company's facts are stand-ins.

const { shapeFindings } = await import('../build/check-content/shape');
const { sentenceOf, throwErrors } = await import('../lib/finding');
throwErrors(await shapeFindings());
const { launchList } = await import('../build/check-content/launch-rules');
const { findingsIn } = await import('../build/check-content/rules');
const { readSiteContent } = await import('../build/check-content/site-content');

const content = await readSiteContent();
const errors = findingsIn(content).filter(({ level }) => level === 'error');
const list = launchList(content, process.env);

const must = [...errors, ...list.filter(({ level }) => level === 'error')];
const good = list.filter(({ level }) => level === 'advice');

for (const one of must) console.log(sentenceOf(one));
if (good.length > 0) console.log('\nGood to have, which holds up nothing:');
for (const one of good) console.log(`  ${sentenceOf(one)}`);
console.log(`\n${must.length} to do before launch, ${good.length} good to have`);
process.exit(must.length === 0 ? 0 : 1);
