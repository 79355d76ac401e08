import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { releaseIn } from '../build/hosting/answer';
import { atomPath } from '../lib/blog/post-path';
import { buildRecordPath, searchFolder, securityPath, technologiesPath } from '../lib/file-paths';
import { pathOf, serviceIds } from '../lib/routes';
import { cloudflare, hasNginx, hasWrangler, nginx } from './hosts/engines';
import { unknownPath } from './pages';

// `npm run verify` against the export, and against a host that does something else wrong at each of some addresses.

/** An answer on its way: what it is, decompressed, is for a tampering to change. */
interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Tampering {
  what: string;
  at: string;
  change: (sent: Sent) => Partial<Sent>;
  /** What verify says of it, after the address. */
  said: string;
}

const BEACON = 'https://beacon.example/beacon.min.js';
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const NOT_OURS = 'is not the file of this build';
const [one, two, three, four, five, six] = serviceIds.map((id): string => pathOf(id));
const asset = releaseIn('.').tables.assets.find((url) => url.endsWith('.js')) ?? '';

const without =
  (name: string) =>
  ({ headers }: Sent) => {
    const { [name]: _, ...others } = headers;
    return { headers: others };
  };
const withHeader =
  (name: string, value: string) =>
  ({ headers }: Sent) => ({
    headers: { ...headers, [name]: value },
  });

const TAMPERINGS: readonly Tampering[] = [
  {
    what: 'a byte',
    at: asset,
    change: ({ body }) => ({ body: `${body} ` }),
    said: NOT_OURS,
  },
  {
    what: 'a script added in the head',
    at: one ?? '',
    change: ({ body }) => ({ body: body.replace('</head>', '<script>track()</script></head>') }),
    said: 'a script was added on the way, <script>',
  },
  {
    what: 'the beacon of a CDN',
    at: two ?? '',
    change: ({ body }) => ({
      body: body.replace('</body>', `<script defer src="${BEACON}"></script></body>`),
    }),
    said: `a script was added on the way, <script defer src="${BEACON}">`,
  },
  {
    what: 'a header gone',
    at: three ?? '',
    change: without('strict-transport-security'),
    said: 'the header strict-transport-security is missing',
  },
  {
    what: 'a policy loosened',
    at: four ?? '',
    change: ({ headers }) => ({
      headers: {
        ...headers,
        'content-security-policy': (headers['content-security-policy'] ?? '').replace(
          /script-src/,
          "script-src 'unsafe-inline'",
        ),
      },
    }),
    said: 'the header content-security-policy is “',
  },
  {
    what: '404 as 200',
    at: unknownPath,
    change: () => ({ status: 200 }),
    said: 'answers 200, and should answer 404',
  },
  {
    what: 'a stale page',
    at: five ?? '',
    change: ({ body }) => ({ body: body.replace(/<h1[^>]*>/, '$&Old ') }),
    said: NOT_OURS,
  },
  {
    what: 'a feed broken off',
    at: atomPath,
    change: ({ body }) => ({ body: body.slice(0, 500) }),
    said: 'a feed that the page names cannot be read',
  },
  {
    what: 'a redirect lost',
    at: `${six}.html`,
    change: () => ({ status: 404 }),
    said: 'answers 404, and should answer 301',
  },
  {
    what: 'a redirect elsewhere',
    at: `${one}.html`,
    change: withHeader('location', '/elsewhere'),
    said: `leads to /elsewhere, and should lead to ${one}`,
  },
  {
    what: 'a search index of another release',
    at: `${searchFolder}pagefind-entry.json`,
    change: ({ body }) => ({ body: body.replace(/"hash":"[^"]*"/, '"hash":"en_0000000000"') }),
    said: 'the search does not find a service by its name',
  },
  {
    what: 'another release',
    at: buildRecordPath,
    change: ({ body }) => ({ body: body.replace(/"commit": "\w{12}/, '"commit": "000000000000') }),
    said: 'The release served is',
  },
  {
    what: 'a file withheld',
    at: securityPath,
    change: () => ({ status: 403 }),
    said: 'answers 403, and should answer 200',
  },
  {
    what: 'files that browsers may not keep',
    at: asset,
    change: withHeader('cache-control', 'no-store'),
    said: 'the header cache-control is “no-store”',
  },
  {
    what: 'a type lost',
    at: technologiesPath,
    change: withHeader('content-type', 'text/plain'),
    said: 'the header content-type is “text/plain”',
  },
  {
    what: 'compression lost',
    at: six ?? '',
    change: without('content-encoding'),
    said: 'is sent uncompressed, and should be sent as br',
  },
];

test('verify finds nothing on a host that serves the build', async ({ baseURL }) => {
  const { code, output } = await verify(String(baseURL));
  expect(output).toContain('serves this build');
  expect(code).toBe(0);
});

for (const [host, has, start] of [
  ['nginx', () => hasNginx, () => nginx('.')],
  // `npm run hosts` fetches it.
  ['Cloudflare', hasWrangler, () => cloudflare('.')],
] as const) {
  test(`verify finds nothing behind ${host} but what that forces`, async () => {
    test.skip(!has(), `${host} is not on this machine`);
    const engine = await start();
    const { code, output } = await verify(engine.origin, '--host', host).finally(engine.stop);
    expect(output).toContain('serves this build');
    expect(code).toBe(0);
  });
}

test('verify says what each of sixteen tamperings did, and where', async ({ baseURL }) => {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${baseURL}${request.url}`, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'br' },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // As text: a byte that is none in UTF-8 is of no address that is tampered with.
    const tampered: Sent = { status: answer.status, headers, body: body.toString('latin1') };
    for (const { at, change } of TAMPERINGS)
      if (at === request.url?.split('?')[0]) Object.assign(tampered, change(tampered));
    const { 'content-length': _, 'transfer-encoding': __, ...others } = tampered.headers;
    const sent = Buffer.from(tampered.body, 'latin1');
    // fetch has decompressed it.
    const compressed = others['content-encoding'] === 'br' ? brotliCompressSync(sent, FAST) : sent;
    response.writeHead(tampered.status, others).end(compressed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { code, output } = await verify(`http://127.0.0.1:${port}`);
  server.close();
  expect(code).toBe(1);
  for (const { what, at, said } of TAMPERINGS) {
    const line = output.split('\n').find((line) => line.includes(said));
    expect(line, `${what}\n${output}`).toBeDefined();
    if (line?.startsWith('/') && !said.includes('the search') && !said.includes('a feed')) {
      expect(
        output
          .split('\n')
          .filter((line) => line.includes(said))
          .join(),
        what,
      ).toContain(at);
    }
  }
});

/** Runs the command as an operator does. */
async function verify(...args: readonly string[]) {
  const child = spawn('npx', ['--no-install', 'tsx', 'tools/verify/index.ts', ...args]);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  return { code, output: output + errors };
}
