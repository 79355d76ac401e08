// `npm start`: installs if needed, builds if sources changed, serves out/ as a host would. With `--no-build`
// it serves what is there, and waits for what is not. To other machines with `HOST=0.0.0.0`.
import '../build/report-errors.mjs';
import { ROOT } from '../build/source-fingerprint.mjs';
import { build } from './build.mjs';
import { expectFree, fail, prepare } from './prepare.mjs';

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is “${process.env.PORT}”: set a number from 1 to 65535.`);
}
const host = process.env.HOST || '127.0.0.1';
await expectFree(port, 'PORT=3001 npm start', host);
if (!process.argv.includes('--no-build')) {
  prepare({ toServe: true });
  build({ ifStale: true });
}
// Not before tsx is installed.
const { tsImport } = await import('tsx/esm/api');
const { serve } = await tsImport('../build/hosting/serve.ts', import.meta.url);
await serve(port, ROOT, host);
console.log(`\nServing out/ at http://${process.env.HOST || 'localhost'}:${port}`);
