import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Release } from '../../build/hosting/answer';
import { type Difference, differences } from './ask';
import { addressesOf, decidedHeaders, expectedReply, type Reply } from './expected';

/** Netlify's own parsers and matcher, the last versions that run on Node 20; 1.5 MB, fetched by npx. */
const PACKAGES = [
  '@netlify/headers-parser@9.0.3',
  '@netlify/redirect-parser@15.0.4',
  'netlify-redirector@0.5.0',
];

/** What Netlify reads out of a release's files. */
interface Parsed {
  errors: readonly string[];
  headers: readonly { forRegExp: string; values: Readonly<Record<string, string>> }[];
  /** By address: the redirect that its matcher finds, where it finds one. */
  matches: Readonly<Record<string, { to: string; status: number; force: boolean } | null>>;
}

/**
 * Compares what Netlify reads out of `_headers`, `_redirects` and netlify.toml with the tables, for every address.
 * Its servers cannot run here: that files come before redirects which are not forced is its documentation's word.
 */
export function netlifyDifferences(release: Release): {
  errors: readonly string[];
  found: Difference[];
} {
  const addresses = addressesOf(release);
  const parsed = parse(release, addresses);
  const found = addresses.flatMap((address) => {
    const expected = expectedReply(release, address);
    return differences(address, expected, replyOf(address, expected, parsed, release));
  });
  return { errors: parsed.errors, found };
}

function replyOf(
  address: string,
  expected: Reply,
  { headers, matches }: Parsed,
  release: Release,
): Reply {
  const rule = matches[address];
  const [path = '', query] = address.split('?');
  const values = Object.assign(
    {},
    ...headers
      .filter(({ forRegExp }) => new RegExp(forRegExp, 'i').test(path))
      .map((rule) => rule.values),
  ) as Record<string, string>;
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const decided = decidedHeaders(release).map((name) => [name, named[name]]);
  const hidden = expected.status === 200 && !rule?.force;
  const status = hidden ? 200 : (rule?.status ?? 404);
  return {
    ...expected,
    status,
    location: status === 301 && rule ? rule.to + (query ? `?${query}` : '') : undefined,
    headers: { ...expected.headers, ...(status === 200 && Object.fromEntries(decided)) },
    type: status === 200 ? (named['content-type'] ?? expected.type) : expected.type,
  };
}

/** Runs the parsers in a process of their own, out of npx's folder. */
function parse(release: Release, addresses: readonly string[]): Parsed {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'));
  const [script, input, output] = ['parse.mjs', 'input.json', 'output.json'].map((name) =>
    join(folder, name),
  );
  writeFileSync(script ?? '', PARSE);
  writeFileSync(input ?? '', JSON.stringify({ root: resolve(release.root), addresses }));
  const { status, stderr } = spawnSync(
    'npx',
    [
      ...['--yes', '--prefer-offline'],
      ...PACKAGES.flatMap((name) => ['--package', name]),
      ...['-c', `node ${script} ${input} ${output}`],
    ],
    { encoding: 'utf8', cwd: folder },
  );
  if (status !== 0) throw new Error(`Netlify’s parsers did not run:\n${stderr}`);
  const parsed = JSON.parse(readFileSync(output ?? '', 'utf8')) as Parsed;
  rmSync(folder, { recursive: true });
  return parsed;
}

const PARSE = `
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// npx puts its folder of commands first in PATH; the packages are beside it.
const installed = process.env.PATH.split(':').find((folder) => folder.includes('_npx'));
const require = createRequire(join(dirname(installed), 'x.js'));
const load = (name) => import(pathToFileURL(join(dirname(installed), name)));
const { parseAllHeaders } = await load('@netlify/headers-parser/lib/index.js');
const { parseAllRedirects } = await load('@netlify/redirect-parser/lib/index.js');
const { root, addresses } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const shared = { netlifyConfigPath: join(root, 'netlify.toml'), minimal: false };
const headers = await parseAllHeaders({ ...shared, headersFiles: [join(root, 'out/_headers')], configHeaders: [] });
const redirects = await parseAllRedirects({ ...shared, redirectsFiles: [join(root, 'out/_redirects')], configRedirects: [] });
const matcher = await require('netlify-redirector').parseJSON(JSON.stringify(redirects.redirects), {});
const matches = {};
for (const address of addresses) {
  const [path, query = ''] = address.split('?');
  const none = () => '';
  matches[address] = matcher.match({ scheme: 'https', host: 'site', path, query, headers: {}, cookieValues: {}, getHeader: none, getCookie: none });
}
writeFileSync(process.argv[3], JSON.stringify({
  errors: [...headers.errors, ...redirects.errors].map(String),
  headers: headers.headers.map(({ forRegExp, values }) => ({ forRegExp: forRegExp.source ?? forRegExp, values })),
  matches,
}));
process.exit(0);
`;
