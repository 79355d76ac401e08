import { readFileSync } from 'node:fs';

/** What a reader asks for: one document of a collection, or a list of `limit` of them. */
export type Reading =
  | { operation: 'get'; collection: string }
  | { operation: 'list'; collection: string; limit?: number | undefined };

const MATCH = /match \/(\w+)\/\{\w+\} \{([^{}]*)\}/g;
const ALLOW = /allow (get|list): if (?:true|request\.query\.limit <= (\d+));/g;

/**
 * Reads firestore.rules, as far as this site's go: collections by name, which may be got, or listed up to a limit.
 * @throws where the file says more than that, so that no rule is taken for another.
 */
export function readRules(path = 'firestore.rules'): (reading: Reading) => boolean {
  const text = readFileSync(path, 'utf8').replace(/\/\/.*/g, '');
  const opened = new Map<string, number>();
  for (const [, collection, body = ''] of text.matchAll(MATCH)) {
    for (const [, operation, limit = Infinity] of body.matchAll(ALLOW)) {
      opened.set(`${operation} ${collection}`, Number(limit));
    }
  }
  const rest = text.replace(MATCH, (rule) => rule.replace(ALLOW, '').replace(MATCH, ''));
  if (/allow|function/.test(rest)) {
    throw new Error(`${path} says what the tests’ stand-in for Firestore cannot read: teach it.`);
  }
  return (reading) => {
    const most = opened.get(`${reading.operation} ${reading.collection}`);
    if (most === undefined) return false;
    return reading.operation === 'get' || (reading.limit ?? Infinity) <= most;
  };
}
