import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { PORT } from './ports';

const FREE = String(PORT + 2);
const BUSY = PORT + 3;

/** Runs `npm start`'s script until it ends or says where it serves; resolves to its output and exit code. */
function start(env: Record<string, string>): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, ['tools/start.mjs'], { env: { ...process.env, ...env } });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
    if (output.includes('Serving')) child.kill();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => child.on('close', (code) => resolve({ output, code })));
}

test('npm start prints the address, and does not build again what is built', async () => {
  const { output } = await start({ PORT: FREE });
  expect(output.trim()).toBe(`Serving out/ at http://localhost:${FREE}`);
});

test('a busy port is one sentence and a non-zero exit, before anything is built', async () => {
  const holder = createServer().listen(BUSY);
  const { output, code } = await start({ PORT: String(BUSY) });
  holder.close();
  expect(output.trim()).toBe(
    `Port ${BUSY} is in use: stop what is using it, or choose another with PORT=3001 npm start.`,
  );
  expect(code).toBe(1);
});
