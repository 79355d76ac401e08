import { request } from 'node:http';
import type { Release } from '../../build/hosting/answer';
import { decidedHeaders, expectedReply, type Reply } from './expected';

/** A field of an answer that is not as the tables say. */
export interface Difference {
  address: string;
  field: string;
  expected: string | undefined;
  actual: string | undefined;
}

/** Asks a host for an address, spelled just so, as a browser that takes Brotli and gzip. */
function ask(origin: string, address: string, release: Release): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const headers = { 'Accept-Encoding': 'br, gzip', Connection: 'close' };
    const asked = request({ hostname, port, path: address, headers }, (answer) => {
      answer.resume();
      const status = answer.statusCode ?? 0;
      const type = answer.headers['content-type']?.split(';')[0];
      resolve({
        status,
        location: answer.headers.location,
        headers: Object.fromEntries(
          decidedHeaders(release).map((name) => [name, answer.headers[name]?.toString()]),
        ),
        type: status >= 300 && status < 400 ? undefined : type,
        encoding: answer.headers['content-encoding'],
      });
    });
    asked.setTimeout(10_000, () => asked.destroy(new Error(`${address}: no answer`)));
    asked.on('error', reject).end();
  });
}

/** Where a host's answer at an address differs from what the tables say. */
export async function differencesAt(origin: string, address: string, release: Release) {
  return differences(address, expectedReply(release, address), await ask(origin, address, release));
}

export function differences(address: string, expected: Reply, actual: Reply): Difference[] {
  const [wanted, found] = [flat(expected), flat(actual)];
  return Object.keys(wanted)
    .filter((field) => wanted[field] !== found[field])
    .map((field) => ({ address, field, expected: wanted[field], actual: found[field] }));
}

function flat({ headers, status, ...rest }: Reply): Record<string, string | undefined> {
  return { status: String(status), ...rest, ...headers };
}
