import type { Release } from '../../build/hosting/answer';
import { type Difference, differencesAt } from './ask';
import type { Engine } from './engines';
import { addressesOf } from './expected';
import { forcedDifferences } from './forced';

/** What came of asking one host for every address. */
export interface Report {
  host: string;
  addresses: number;
  /** Each reason that was met, and at how many addresses. */
  forced: ReadonlyMap<string, number>;
  /** What no reason covers. */
  faults: readonly Difference[];
}

/** Asks a host for every address of a release, one after the other. */
export async function reportOn(host: string, engine: Engine, release: Release): Promise<Report> {
  const addresses = addressesOf(release);
  const found: Difference[] = [];
  for (const address of addresses)
    found.push(...(await differencesAt(engine.origin, address, release)));
  return sortOut(host, addresses.length, found, release);
}

/** Parts the differences that a host forces from those that are faults. */
export function sortOut(
  host: string,
  addresses: number,
  found: readonly Difference[],
  release: Release,
): Report {
  const forced = new Map<string, Set<string>>();
  const faults = found.filter((difference) => {
    const known = forcedDifferences[host]?.find(({ covers }) => covers(difference, release));
    if (!known) return true;
    const met = forced.get(known.reason) ?? new Set();
    forced.set(known.reason, met.add(difference.address));
    return false;
  });
  const counts = [...forced].map(([reason, met]): [string, number] => [reason, met.size]);
  return { host, addresses, forced: new Map(counts), faults };
}

/** A difference in a line. */
export function described({ address, field, expected, actual }: Difference): string {
  return `${address.slice(0, 60)} ${field}: expected ${expected}, got ${actual}`;
}
