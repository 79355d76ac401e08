import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from '../../build/content-hash';
import { answerAt, type Release } from '../../build/hosting/answer';
import { addressesOf } from './addresses';
import { isForced } from './forced';

/** A field of an answer that is not as the tables say. */
export interface Difference {
  address: string;
  field: string;
  expected: string | undefined;
  actual: string | undefined;
}

/** The status and the headers of an answer, their names in small letters. */
type Reply = Readonly<Record<string, string | undefined>>;

/** How many addresses are asked for at once. */
const AT_ONCE = 8;

/** Asks a host for every address of a release: how many they are, and what is not as it should be. */
export async function reportOn(host: string, origin: string, release: Release) {
  const addresses = addressesOf(release);
  const faults: Difference[] = [];
  const left = addresses.values();
  const askNext = async () => {
    for (const address of left) {
      const expected = expectedAt(release, address);
      const found = differences(address, expected, await ask(origin + address));
      faults.push(...found.filter((difference) => !isForced(host, difference, release)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return { addresses: addresses.length, faults };
}

/** What the tables have a host send to a browser that takes Brotli and gzip. */
function expectedAt(release: Release, address: string): Reply {
  const { status, location, headers, file } = answerAt(release, address);
  const names = release.tables.headers.flatMap((rule) => Object.keys(rule.headers));
  const compressed = file && existsSync(join(release.root, `out${file}.br`));
  return {
    ...Object.fromEntries(names.map((name) => [name.toLowerCase(), undefined])),
    ...headers,
    status: String(status),
    location,
    'content-encoding': compressed ? 'br' : undefined,
    body: file && sourceHash('sha256', readFileSync(join(release.root, 'out', file))),
  };
}

async function ask(url: string): Promise<Reply> {
  const answer = await fetch(url, {
    headers: { 'Accept-Encoding': 'br, gzip' },
    redirect: 'manual',
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const { 'content-type': type, location, ...headers } = Object.fromEntries(answer.headers);
  const status = String(answer.status);
  const { origin } = new URL(url);
  // Nobody reads the body of a redirect, and some hosts name themselves in it.
  if (status.startsWith('3'))
    return { ...headers, status, location: location?.replace(`${origin}/`, '/') };
  return {
    ...headers,
    'content-type': type?.split(';')[0],
    status,
    body: sourceHash('sha256', body),
  };
}

function differences(address: string, expected: Reply, actual: Reply): Difference[] {
  return Object.keys(expected)
    .filter((field) => expected[field] !== actual[field])
    .map((field) => ({ address, field, expected: expected[field], actual: actual[field] }));
}
