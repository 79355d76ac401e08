import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { variants } from './variants';

const BUILD_TIMEOUT_MS = 600_000;

// One after another: Next refuses to build twice at once in one folder.
test.describe.configure({ mode: 'default', timeout: BUILD_TIMEOUT_MS });

for (const { name, env, before } of variants) {
  test(`the further build “${name}” is made`, async () => {
    // A command that fails is reported with what stands in stderr alone.
    await promisify(exec)(`{ ${before} && node tools/build.mjs --if-stale; } >&2`, {
      env: { ...process.env, ...env, SITE_ROOT: `variants/${name}` },
      maxBuffer: Infinity,
    });
  });
}
