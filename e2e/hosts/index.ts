import '../../build/report-errors.mjs';
import { releaseIn } from '../../build/hosting/answer';
import {
  apache,
  caddy,
  cloudflare,
  type Engine,
  firebase,
  hasApache,
  hasCaddy,
  hasNginx,
  nginx,
  npmStart,
} from './engines';
import { observatoryGrade } from './observatory';
import { reportOn } from './report';
import { sentencesOf } from './sentences';

// `npm run hosts [folder …]`: asks the hosts' own engines for every address of the release in each folder (this one,
// unless told), and compares what they answer with the one table. Ends with 1 where a host differs without need, or
// where the MDN HTTP Observatory gives the answers of `npm start` less than its best grade.

const engines: Readonly<Record<string, (root: string) => Promise<Engine>>> = {
  'npm start': npmStart,
  ...(hasNginx && { nginx }),
  ...(hasCaddy && { Caddy: caddy }),
  ...(hasApache && { Apache: apache }),
  'Firebase Hosting': firebase,
  Cloudflare: cloudflare,
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (!hasNginx) console.error('nginx is not installed: it is left out.');
if (!hasCaddy) console.error('Caddy is not installed: it is left out.');
if (!hasApache) console.error('Apache is not installed: it is left out.');
const [, , ...folders] = process.argv;
for (const root of folders.length > 0 ? folders : ['.']) {
  const release = releaseIn(root);
  for (const [host, start] of Object.entries(engines)) {
    const engine = await start(root);
    const { addresses, faults } = await reportOn(host, engine.origin, release).finally(engine.stop);
    console.log(`\n${host}, ${root}: ${addresses} addresses, ${faults.length} faults`);
    for (const sentence of sentencesOf(faults)) console.log(`  ${sentence}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
const server = await npmStart('.');
const { grade, score } = await observatoryGrade(server.origin).finally(server.stop);
console.log(`\nMDN HTTP Observatory: ${grade}, ${score}`);
if (grade !== 'A+') process.exitCode = 1;
process.exit();
