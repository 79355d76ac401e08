import type { Difference } from './report';

/** How many addresses a sentence names. */
const MOST_NAMED = 10;

/** What differs, for whoever runs the host: a sentence for each kind of fault, with the addresses that have it. */
export function sentencesOf(faults: readonly Difference[]): string[] {
  const addresses = new Map<string, string[]>();
  for (const fault of faults) {
    const what = described(fault);
    addresses.set(what, [...(addresses.get(what) ?? []), fault.address.slice(0, 60)]);
  }
  return [...addresses].map(([what, where]) => {
    const others = where.length - MOST_NAMED;
    const named = where.slice(0, MOST_NAMED).join(', ');
    return `${named}${others > 0 ? ` and ${others} others` : ''}: ${what}`;
  });
}

function described({ field, expected, actual }: Difference): string {
  switch (field) {
    case 'status':
      return `answers ${actual}, and should answer ${expected}.`;
    case 'location':
      return actual
        ? `leads to ${actual}, and should lead to ${expected}.`
        : `should lead to ${expected}, and leads nowhere.`;
    case 'body':
      return 'is not the file of this build: it is of another release, or was changed on its way.';
    case 'content-encoding':
      return expected
        ? `is sent ${actual ? `as ${actual}` : 'uncompressed'}, and should be sent as ${expected}.`
        : `is sent as ${actual}, and should be sent as it is.`;
    default:
      if (!actual) return `the header ${field} is missing: it should be “${expected}”.`;
      if (!expected) return `the header ${field} should not be there: it is “${actual}”.`;
      return `the header ${field} is “${actual}”, and should be “${expected}”.`;
  }
}
