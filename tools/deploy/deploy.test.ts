/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sourceHash } from '../../build/content-hash';
import type { BuildRecord } from '../../build/outputs/build-record';
import { hosts } from './commands';
import { readEarlierFiles, servedAt } from './earlier-files';

const DAY = 24 * 3_600_000;
const now = new Date('2027-03-01T12:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
const hash = (content: string) => sourceHash('sha256', content);
const record = (...paths: string[]): BuildRecord => ({
  version: '1',
  made: {},
  files: Object.fromEntries(paths.map((path) => [path, hash(path)])),
});
const chunk = (name: string) => `/_next/static/chunks/${name}.js`;

/** What is kept of a release whose files, unless told, hold their own address. */
async function keptOf(files: Readonly<Record<string, unknown>>, next = record(chunk('both'))) {
  const read = async (path: string) => {
    const content = path in files ? files[path] : path;
    return content === undefined
      ? undefined
      : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  };
  return readEarlierFiles(read, next, now);
}

test('immutable files that the next release has not are kept for 14 days', async () => {
  const served = record('/index.html', '/about.html', chunk('gone'), chunk('both'));
  const { kept, contents, missing } = await keptOf({ '/build.json': served, '/earlier.json': {} });
  expect(kept).toEqual({ [chunk('gone')]: { hash: hash(chunk('gone')), until: day(14) } });
  expect(String(contents.get(chunk('gone')))).toBe(chunk('gone'));
  expect(missing).toEqual([]);
});

test('those of releases before are kept to their day, and counted anew where one is served again', async () => {
  const earlier = Object.fromEntries(
    [
      ['a-day-left', 1],
      ['due', -1],
      ['back', 1],
    ].map(([name, days]) => [
      chunk(String(name)),
      { hash: hash(chunk(String(name))), until: day(Number(days)) },
    ]),
  );
  const { kept } = await keptOf({ '/build.json': record(chunk('back')), '/earlier.json': earlier });
  expect(Object.entries(kept).map(([path, { until }]) => [path, until])).toEqual([
    [chunk('a-day-left'), day(1)],
    [chunk('back'), day(14)],
  ]);
});

test('a file that is not what it was built as is left out and named, and none is written outside', async () => {
  const served = record(chunk('changed'), chunk('lost'), '/_next/static/../../secret.js');
  const { kept, missing } = await keptOf({
    '/build.json': served,
    '/earlier.json': undefined,
    [chunk('changed')]: 'with a beacon',
    [chunk('lost')]: undefined,
  });
  expect(kept).toEqual({});
  expect(missing).toEqual([chunk('changed'), chunk('lost')]);
});

test.each([undefined, '<html>Not found</html>'])(
  'without a record nothing is deployed: %s',
  async (answer) => {
    await expect(keptOf({ '/build.json': answer })).rejects.toThrow('say --fresh where nothing is');
  },
);

test('a site is read as it is served, and an error is no file', async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/there' ? 200 : 404).end('text');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const read = servedAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(String(await read('/there'))).toBe('text');
  expect(await read('/gone')).toBeUndefined();
  server.close();
  server.closeAllConnections();
});

/** The commands without their program's version. */
const linesOf = (host: keyof typeof hosts, order: Parameters<(typeof hosts)['firebase']>[0]) =>
  hosts[host](order).map((command) => command.join(' ').replace(/@[\d.]+/, ''));

test('Firebase keeps what was live before it changes, so that one command brings it back', () => {
  const [kept = '', deployed = ''] = linesOf('firebase', { what: 'deploy', project: 'p' });
  const [source, target] = ['p:live', 'p:previous'];
  expect(kept).toBe(`firebase-tools hosting:clone ${source} ${target} --project p`);
  expect(deployed).toContain('deploy --only hosting');
  expect(linesOf('firebase', { what: 'deploy', fresh: true, project: 'p' })).toEqual([deployed]);
  expect(linesOf('firebase', { what: 'rollback', project: 'p' })).toEqual([
    `firebase-tools hosting:clone ${target} ${source} --project p`,
  ]);
  expect(() => linesOf('firebase', { what: 'deploy' })).toThrow('FIREBASE_PROJECT');
});

test.each(['firebase', 'cloudflare'] as const)(
  'a preview at %s touches nothing that is live',
  (host) => {
    const lines = linesOf(host, { what: 'deploy', preview: 'pr-1', project: 'p' }).join();
    expect(lines).toMatch(/channel:deploy pr-1|versions upload --preview-alias pr-1/);
    expect(lines).not.toMatch(/live|wrangler deploy|--only hosting/);
  },
);

test('Cloudflare takes the version before by its own command', () => {
  expect(linesOf('cloudflare', { what: 'deploy' }).join()).toMatch(/^wrangler deploy --config/);
  expect(linesOf('cloudflare', { what: 'rollback' }).join()).toMatch(/^wrangler rollback --yes/);
});
