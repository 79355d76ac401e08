// Builds the site into out/: the posts, Next's export, then the finishing step of export/.
import { fail, prepare, run } from './prepare.mjs';
import { isBuilt, stamp } from './source-fingerprint.mjs';

export function build() {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const tsx = ['--no-install', 'tsx'];
  // Before anything is touched: posts that cannot be read leave the last good export as it was.
  if (run('Reading the posts', 'npx', [...tsx, 'scripts/read-posts.ts'], { env }) !== 0) {
    process.exit(1);
  }
  stamp(false);
  const steps = [
    ['Building the pages', ['next', 'build']],
    ['Finishing the export', ['tsx', 'export/index.ts']],
  ];
  for (const [what, args] of steps) {
    if (run(what, 'npx', ['--no-install', ...args], { env }) !== 0) {
      fail(`${what} failed: the message above names the file and the reason.`);
    }
  }
  stamp(true);
}

if (import.meta.filename === process.argv[1]) {
  prepare();
  if (!process.argv.includes('--if-stale') || !isBuilt()) build();
}
