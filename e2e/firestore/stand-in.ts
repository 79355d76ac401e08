import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Stands in for Firestore on loopback: the REST calls that the SDK, the pages and `npm run posts:push` make, as firestore.rules
 * let them, with faults that tests switch on. The official emulator cannot be downloaded everywhere.
 */
const server = createServer(answerCall);

/** What readers and the build meet. */
export type Fault = 'none' | 'down' | 'hanging' | 'forbidden';

/** A value as Firestore's REST interface spells it, such as `{ stringValue: 'x' }`. */
type Value = Readonly<Record<string, unknown>>;

export interface Document {
  /** `projects/…/documents/blogs/<id>`. */
  name: string;
  fields: Readonly<Record<string, Value>>;
}

interface StructuredQuery {
  from: readonly [{ collectionId: string }];
  orderBy?: readonly { field: { fieldPath: string }; direction?: string }[];
  startAt?: { values: readonly Value[] };
  limit?: number;
}

/** What comes with a call, of which each has one. */
interface Body {
  structuredQuery: StructuredQuery;
  documents: readonly string[];
  writes: readonly { update: Document }[];
}

const ADMINISTRATOR = 'Bearer owner';

/** A rule that opens a collection: each of its documents, and lists of them up to a length. */
const RULE =
  /match \/(\w+)\/\{\w+\} \{\s*allow get: if true;\s*allow list: if request\.query\.limit <= (\d+);\s*\}/g;

/** How many documents of a collection a reader may ask for at once. */
const limits = readRules();
const documents = new Map<string, Document>();
let fault: Fault = 'none';

async function answerCall(asked: IncomingMessage, answer: ServerResponse) {
  const url = new URL(asked.url ?? '/', 'http://localhost');
  const body = await text(asked);
  if (url.pathname === '/fault') {
    fault = body as Fault;
    return void answer.end();
  }
  // Whoever prepares a test is let through; a visitor and a build meet the fault.
  const isAdministrator = asked.headers.authorization === ADMINISTRATOR;
  if (!isAdministrator && fault === 'down') return void asked.socket.destroy();
  if (!isAdministrator && fault === 'hanging') return;
  answer.setHeader('Access-Control-Allow-Origin', '*');
  answer.setHeader('Access-Control-Allow-Headers', '*');
  if (asked.method === 'OPTIONS') return void answer.end();
  if (asked.method === 'DELETE') {
    documents.clear();
    return send(answer, 200, {});
  }
  const [, name = ''] = url.pathname.match(/\/documents:(\w+)$/) ?? [];
  if (asked.method === 'GET' && fault !== 'forbidden') {
    const path = decodeURIComponent(url.pathname).replace(/^\/v1\//, '');
    const document = limits.has(collectionOf(path)) && documents.get(path);
    return send(answer, document ? 200 : 404, document || { error: { code: 404 } });
  }
  const found = resultOf(name, JSON.parse(body || '{}'), isAdministrator);
  if (found) return send(answer, 200, found);
  const message = 'Missing or insufficient permissions.';
  send(answer, 403, { error: { code: 403, message, status: 'PERMISSION_DENIED' } });
}

const readTime = '2026-01-01T00:00:00.000000Z';
const stamped = (document: Document) => ({
  ...document,
  createTime: readTime,
  updateTime: readTime,
});

const collectionOf = (name: string) => name.split('/').at(-2) ?? '';

/** What a call brings; undefined where who makes it may not. */
function resultOf(call: string, body: Body, isAdministrator: boolean): unknown {
  const mayRead = (collection: string, count: number) =>
    isAdministrator || (fault !== 'forbidden' && count <= (limits.get(collection) ?? 0));
  if (call === 'runQuery') {
    const { structuredQuery: query } = body;
    if (!mayRead(query.from[0].collectionId, query.limit ?? Infinity)) return undefined;
    const found = runQuery(query);
    if (found.length === 0) return [{ readTime }];
    return found.map((document) => ({ document: stamped(document), readTime }));
  }
  if (call === 'batchGet') {
    if (!body.documents.every((name) => mayRead(collectionOf(name), 1))) return undefined;
    return body.documents.map((name) => {
      const document = documents.get(name);
      return document ? { found: stamped(document), readTime } : { missing: name, readTime };
    });
  }
  if (call !== 'commit' || !isAdministrator) return undefined;
  for (const { update } of body.writes) documents.set(update.name, update);
  return { writeResults: body.writes.map(() => ({ updateTime: readTime })), commitTime: readTime };
}

/** @throws where firestore.rules say more than this can read, so that no rule is taken for another. */
function readRules(): Map<string, number> {
  const rules = readFileSync('firestore.rules', 'utf8');
  if (rules.replace(RULE, '').includes('allow ')) {
    throw new Error(
      'firestore.rules say what the tests’ stand-in for Firestore cannot read: teach it.',
    );
  }
  return new Map([...rules.matchAll(RULE)].map(([, name = '', limit]) => [name, Number(limit)]));
}

/** The documents of a collection in the order of one field, from after a cursor on, up to a limit. */
function runQuery({ from, orderBy, startAt, limit }: StructuredQuery): Document[] {
  const { field, direction } = orderBy?.[0] ?? { field: { fieldPath: '__name__' } };
  const sign = direction === 'DESCENDING' ? -1 : 1;
  const keyOf = ({ name, fields }: Document) =>
    field.fieldPath === '__name__' ? name : textOf(fields[field.fieldPath]);
  const after = startAt && textOf(startAt.values[0]);
  return (
    [...documents.values()]
      .filter(({ name }) => collectionOf(name) === from[0].collectionId)
      // A document without the field is in no index of it, so the query does not find it.
      .filter((document) => keyOf(document) !== undefined)
      .filter((document) => !after || sign * compare(keyOf(document), after) > 0)
      .sort((a, b) => sign * (compare(keyOf(a), keyOf(b)) || compare(a.name, b.name)))
      .slice(0, limit)
  );
}

function textOf(value: Value | undefined): string | undefined {
  return value && String(Object.values(value)[0]);
}

function compare(a = '', b = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function send(answer: ServerResponse, status: number, content: unknown) {
  answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(content));
}

server.listen(Number(process.env.PORT), '127.0.0.1');
