import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PORT } from './ports';

const PROJECT = 'demo-broken';
const FIRST_PORT = PORT + 40;
const BUILD_TIMEOUT_MS = 30_000;

/** Builds against a Firestore at `port`. */
function buildAgainst(port: number) {
  return buildWith({
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
    NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
  });
}

/** Builds with some settings over an earlier export; resolves to how that ended. */
async function buildWith(settings: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  const kept = join(root, 'out/index.html');
  mkdirSync(join(root, 'out'));
  writeFileSync(kept, 'the last good export');
  writeFileSync(join(root, 'out.stamp'), 'its stamp');
  const started = Date.now();
  const child = spawn(process.execPath, ['tools/build.mjs'], {
    env: { ...process.env, SITE_ROOT: root, ...settings },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const result = {
    code,
    durationMs: Date.now() - started,
    // npm has things of its own to say of a machine's settings.
    lines: errors.split('\n').filter((line) => line.trim() && !line.startsWith('npm ')),
    kept: readFileSync(kept, 'utf8'),
    stamp: readFileSync(join(root, 'out.stamp'), 'utf8'),
  };
  rmSync(root, { recursive: true });
  return result;
}

/** A server that answers every connection with some bytes, or with silence. */
async function withServer<T>(port: number, answer: string | undefined, use: () => Promise<T>) {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (answer !== undefined) socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    return await use();
  } finally {
    server.close();
  }
}

const http = (status: string, body: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;

const broken = [
  ['unreachable', FIRST_PORT, null, 'Firestore cannot be reached'],
  ['silent', FIRST_PORT + 1, undefined, 'no answer within 15 s'],
  [
    'forbidden',
    FIRST_PORT + 2,
    http('403 Forbidden', '{"error":{"code":403,"status":"PERMISSION_DENIED"}}'),
    'reading it is forbidden; deploy firestore.rules',
  ],
  [
    'empty',
    FIRST_PORT + 3,
    http('200 OK', '[{"readTime":"2026-01-01T00:00:00Z"}]'),
    'it is empty; fill it with npm run posts:push',
  ],
] as const;

for (const [what, port, answer, cause] of broken) {
  test(`a build against a collection that is ${what} ends soon, says why, and leaves out/ alone`, async () => {
    const build = () => buildAgainst(port);
    const ended = answer === null ? await build() : await withServer(port, answer, build);
    expect(ended.lines).toEqual([
      `The collection “blogs” of the project “${PROJECT}” gave no posts: ${cause}. Nothing was built; out/ is as it was.`,
    ]);
    expect(ended.code).toBe(1);
    expect(ended.durationMs).toBeLessThan(BUILD_TIMEOUT_MS);
    expect(ended.kept).toBe('the last good export');
    expect(ended.stamp).toBe('its stamp');
  });
}

/** A folder with one file of this content. */
function folderOf(name: string, content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'posts-'));
  writeFileSync(join(folder, name), content);
  return folder;
}

const head = 'category: PenTesting\nauthor: SOC Team\ndate: 2026-01-01\n';

for (const [what, settings, sentence] of [
  [
    'a site’s address without a scheme',
    () => ({ NEXT_PUBLIC_SITE_URL: 'localhost:3000' }),
    /^NEXT_PUBLIC_SITE_URL is “localhost:3000”, which does not begin with http/,
  ],
  [
    'a moment that is none',
    () => ({ SOURCE_DATE_EPOCH: 'nonsense' }),
    /^SOURCE_DATE_EPOCH is “non/,
  ],
  ['no such folder', () => ({ POSTS_FOLDER: 'no/such' }), /^no\/such: the folder of the posts/],
  [
    'malformed front matter',
    () => ({ POSTS_FOLDER: folderOf('a.md', `---\ntitle: A: B\n${head}---\n`) }),
    /\/a\.md: line 2: the front matter is no YAML/,
  ],
  [
    'front matter in code',
    () => ({ POSTS_FOLDER: folderOf('a.md', '---js\nprocess.exit(3)\n---\n') }),
    /\/a\.md: there is no front matter/,
  ],
  [
    'a file that is not UTF-8',
    () => ({ POSTS_FOLDER: folderOf('a.md', Buffer.from([0x2d, 0xff, 0xfe])) }),
    /\/a\.md: the file is not UTF-8/,
  ],
  [
    'a post at an address of the site’s own',
    () => ({ POSTS_FOLDER: folderOf('index.md', `---\ntitle: A\n${head}---\n`) }),
    /\/index\.md, id: .*: rename the file\.$/,
  ],
] as const) {
  test(`a build with ${what} ends with one sentence, and leaves out/ alone`, async () => {
    const ended = await buildWith(settings());
    expect(ended.lines).toEqual([expect.stringMatching(sentence)]);
    expect(ended.code).toBe(1);
    expect(ended.kept).toBe('the last good export');
    expect(ended.stamp).toBe('its stamp');
  });
}
