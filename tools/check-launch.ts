import '../build/report-errors.mjs';
import '../build/settings';

// `npm run check:launch`: what must be true before the public sees the site. Not part of the tests, which
// have to pass while the company's facts are stand-ins.

const { throwDataErrors } = await import('../build/check-content/data-files');
throwDataErrors();
const { launchList } = await import('../build/check-content/launch-rules');
const { readSiteContent } = await import('../build/check-content/site-content');
const { environment } = await import('../lib/environment');
const { today } = await import('../lib/dates');

const list = launchList(readSiteContent(), {
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL,
  vitalsUrl: environment.vitalsUrl,
  emulatorHost: process.env.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST,
  formSends: environment.contactKeys !== undefined,
  day: today(),
});

for (const line of list) console.log(line);
console.log(list.length === 0 ? 'Nothing is left to do.' : `\n${list.length} left to do`);
process.exit(list.length === 0 ? 0 : 1);
