import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerAt, type Release } from '../../build/hosting/answer';
import { addressesOf } from './addresses';
import type { Engine } from './engines';
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

/** Asks a host for every address of a release; resolves to how many they are, and a line for each fault. */
export async function reportOn(host: string, engine: Engine, release: Release) {
  const addresses = addressesOf(release);
  const faults: string[] = [];
  for (const address of addresses) {
    const expected = expectedAt(release, address);
    const found = differences(address, expected, await ask(engine.origin + address));
    const unforced = found.filter((difference) => !isForced(host, difference, release));
    faults.push(...unforced.map(described));
  }
  return { addresses: addresses.length, faults };
}

/** A difference in a line. */
function described({ address, field, expected, actual }: Difference): string {
  return `${address.slice(0, 60)} ${field}: expected ${expected}, got ${actual}`;
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
  };
}

async function ask(url: string): Promise<Reply> {
  const answer = await fetch(url, {
    headers: { 'Accept-Encoding': 'br, gzip' },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  const { 'content-type': type, ...headers } = Object.fromEntries(answer.headers);
  // Nobody reads the body of a redirect.
  const shown = answer.status < 400 && answer.status >= 300 ? undefined : type?.split(';')[0];
  return { ...headers, 'content-type': shown, status: String(answer.status) };
}

function differences(address: string, expected: Reply, actual: Reply): Difference[] {
  return Object.keys(expected)
    .filter((field) => expected[field] !== actual[field])
    .map((field) => ({ address, field, expected: expected[field], actual: actual[field] }));
}
