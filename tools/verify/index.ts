import '../../build/report-errors.mjs';
import { parseArgs } from 'node:util';
import { releaseIn } from '../../build/hosting/answer';
import { knownHosts } from '../../e2e/hosts/forced';
import { reportOn } from '../../e2e/hosts/report';
import { sentencesOf } from '../../e2e/hosts/sentences';
import { faultsOfRecord, faultsOfScripts } from './release';
import { faultsOfVisit } from './visit';

/**
 * `npm run verify -- https://www.company.example [--host nginx]`: whether a host serves this build, every byte and
 * header, and whether the site works there for a visitor. A host's name takes what it cannot do otherwise for granted,
 * as `npm run hosts` does. Ends with 1, and a sentence for each fault.
 */
const { values, positionals } = parseArgs({
  options: {
    host: { type: 'string', default: 'npm start' },
    root: { type: 'string', default: '.' },
  },
  allowPositionals: true,
});
const [address] = positionals;
if (!address || !URL.canParse(address)) {
  throw new Error('Say which site to verify: npm run verify -- https://www.company.example');
}
if (!knownHosts.includes(values.host))
  throw new Error(`--host is one of ${knownHosts.join(', ')}.`);
const { origin } = new URL(address);
const release = releaseIn(values.root);

const record = await faultsOfRecord(origin, release);
const { addresses, faults } = await reportOn(values.host, origin, release);
const sentences = [
  ...record,
  ...sentencesOf(faults),
  ...(await faultsOfScripts(
    origin,
    release,
    faults.filter(({ field }) => field === 'body').map((fault) => fault.address),
  )),
  ...(await faultsOfVisit(origin)),
];
for (const sentence of sentences) console.log(sentence);
console.log(
  sentences.length === 0
    ? `${origin} serves this build: ${addresses} addresses, and a visit.`
    : `${sentences.length} faults at ${origin}, of ${addresses} addresses and a visit.`,
);
process.exitCode = sentences.length === 0 ? 0 : 1;
