import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { variants } from './variants';

const BUILD_TIMEOUT_MS = 600_000;

/** Runs a shell command; resolves to its exit code and all that it printed. */
function run(command: string, env: Readonly<Record<string, string>>) {
  const child = spawn(command, { shell: true, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
}

// One after another: Next refuses to build twice at once in one folder.
test.describe.configure({ mode: 'default', timeout: BUILD_TIMEOUT_MS });

for (const { name, env, before = 'true' } of variants) {
  test(`the further build “${name}” is made`, async () => {
    const { code, output } = await run(`${before} && node tools/build.mjs --if-stale`, {
      ...env,
      SITE_ROOT: `variants/${name}`,
    });
    expect(code, output).toBe(0);
  });
}
