/** @jest-environment node */
import { recoverPath } from '../lib/file-paths';
import { shortHash, sourceHash } from './content-hash';
import { buildBoot, buildRecover } from './own-scripts';

test('the boot script is small, knows where recovery is, and its address tells its content', async () => {
  const { url, integrity, source } = await buildBoot();
  expect(url).toBe(`/_next/static/boot.${shortHash(source)}.js`);
  expect(integrity).toBe(sourceHash('sha384', source));
  expect(source).toContain(`"${recoverPath}"`);
  expect(source).not.toMatch(/RECOVER_PATH|\/\*\*| {2}/);
  expect(() => new Function(source)).not.toThrow();
});

test('so is the script for recovery', async () => {
  const source = await buildRecover();
  expect(source).not.toMatch(/\/\*\*| {2}/);
  expect(() => new Function(source)).not.toThrow();
});
