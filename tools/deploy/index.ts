import '../../build/report-errors.mjs';
import '../../build/settings';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../../lib/environment';
import { build } from '../build.mjs';
import { fail, run } from '../prepare.mjs';
import { hosts, type Order } from './commands';
import { servedAt } from './earlier-files';
import { deployToFolder, rollBackFolder } from './folder';
import { stage } from './stage';

/**
 * `npm run deploy -- firebase | cloudflare | folder <path>`: builds, and puts the release in the place of the one that is
 * served, whose scripts stay beside it for pages that are open. `npm run rollback -- <the same>` undoes that.
 *
 * --stand-ins  also while `npm run check:launch` has something left to do
 * --fresh      nothing is served there yet
 * --preview x  at an address of its own; visitors see nothing of it
 * --root x     the release in that folder, as it is
 */
const { values, positionals } = parseArgs({
  options: {
    rollback: { type: 'boolean' },
    'stand-ins': { type: 'boolean' },
    fresh: { type: 'boolean', default: false },
    preview: { type: 'string' },
    root: { type: 'string' },
  },
  allowPositionals: true,
});
const [host = '', target] = positionals;
const { root = '.', preview, fresh } = values;
const commandsOf = Object.entries(hosts).find(([name]) => name === host)?.[1];
if (!commandsOf && (host !== 'folder' || !target || preview))
  fail(`Say where: npm run deploy -- ${[...Object.keys(hosts), 'folder <path>'].join(' | ')}`);

if (!values.rollback) {
  if (
    !values['stand-ins'] &&
    run('Checking what the public may see', 'npm', ['run', '-s', 'check:launch']) !== 0
  )
    fail('The site is not fit for the public: do what is listed above, or say --stand-ins.');
  if (!values.root) build({ ifStale: true });
}

if (target && !commandsOf) {
  await (values.rollback ? rollBackFolder(target) : deployToFolder(root, target, fresh));
} else if (commandsOf) {
  const order: Order = {
    what: values.rollback ? 'rollback' : 'deploy',
    preview,
    fresh,
    project: process.env.FIREBASE_PROJECT,
  };
  const commands = commandsOf(order);
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  if (!values.rollback)
    await stage(root, folder, fresh || preview ? undefined : servedAt(environment.siteUrl));
  for (const command of commands)
    if (run(command.join(' '), 'npx', ['--yes', ...command], { cwd: folder }) !== 0)
      fail(`${host} has not done it: see its message above.`);
}
