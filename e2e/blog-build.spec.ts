import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { scratchFolder } from '../build/scratch-folder';

const PROJECT = 'demo-broken';

/** Expects a build with some settings to end with one sentence, and to leave an earlier export alone. */
async function expectRefusal(settings: Readonly<Record<string, string>>, sentence: RegExp) {
  const kept = { 'out/index.html': 'the last good one', 'out.stamp': 'its stamp' };
  const { root, remove } = scratchFolder(kept);
  const child = spawn(process.execPath, ['tools/build.mjs'], {
    env: { ...process.env, SITE_ROOT: root, ...settings },
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  // npm has things of its own to say of a machine's settings.
  const lines = errors.split('\n').filter((line) => line.trim() && !line.startsWith('npm '));
  expect(lines).toEqual([expect.stringMatching(sentence)]);
  expect(code).toBe(1);
  for (const [file, content] of Object.entries(kept))
    expect(readFileSync(join(root, file), 'utf8')).toBe(content);
  remove();
}

const http = (status: string, body: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;

/** What a collection answers to every connection, where anything does, and what a build then says. */
const broken = [
  ['silent', undefined, 'no answer within 15 s'],
  [
    'forbidden',
    http('403 Forbidden', '{"error":{"code":403,"status":"PERMISSION_DENIED"}}'),
    'reading it failed with permission-denied.*firestore.rules are deployed',
  ],
  [
    'empty',
    http('200 OK', '[{"readTime":"2026-01-01T00:00:00Z"}]'),
    'it is empty; fill it with npm run posts:push',
  ],
  ['unreachable', null, 'reading it failed with .*can be reached.*'],
] as const;

for (const [what, answer, cause] of broken) {
  test(`a build against a collection that is ${what} says why, and leaves out/ alone`, async () => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      if (answer) socket.once('data', () => socket.end(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    if (answer === null) await once(server.close(), 'close');
    const settings = {
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
      NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    };
    const sentence = `^The collection “blogs” of the project “${PROJECT}” gave no posts: ${cause}\\. Nothing was built; out/ is as it was\\.$`;
    await expectRefusal(settings, new RegExp(sentence));
    server.close();
  });
}

test('a build with a file that is no post names it, and leaves out/ alone', async () => {
  const { root, remove } = scratchFolder({ 'a.md': '---js\nprocess.exit(3)\n---\n' });
  await expectRefusal({ POSTS_FOLDER: root }, /\/a\.md: there is no front matter/);
  remove();
});
