import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { PORT } from './ports.mjs';

const FREE = String(PORT + 2);
const BUSY = PORT + 3;

/** Runs a script until it ends or says where it serves; resolves to its output and exit code. */
async function start(settings: Record<string, string>, script = 'start') {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [`tools/${script}.mjs`], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Serving')) child.kill();
    });
  const [code] = await once(child, 'close');
  return { output, code };
}

test('npm start prints the address, and does not build again what is built', async () => {
  // Of yesterday's build, where midnight has passed since.
  await start({ PORT: FREE });
  const { output } = await start({ PORT: FREE });
  expect(output.trim()).toBe(`Serving out/ at http://localhost:${FREE}`);
});

test('a busy port is one sentence and a non-zero exit, before anything is built or tested', async () => {
  const holder = createServer().listen(BUSY, '127.0.0.1');
  for (const [script, env, remedy] of [
    ['start', { PORT: String(BUSY) }, 'PORT=3001 npm start'],
    ['test', { E2E_PORT: String(BUSY) }, `E2E_PORT=${BUSY + 100} npm test`],
  ] as const) {
    const { output, code } = await start(env, script);
    expect(output.trim()).toBe(
      `Port ${BUSY} is in use: stop what is using it, or choose another with ${remedy}.`,
    );
    expect(code).toBe(1);
  }
  holder.close();
});
