import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Reading, readRules } from './rules';

/**
 * Stands in for Firestore on loopback: the REST calls that the SDK, `npm run posts:push` and a curious reader make,
 * as firestore.rules let them, with faults that tests switch on. The official emulator cannot be downloaded everywhere.
 */
const FAULTS = ['none', 'down', 'hanging', 'forbidden'] as const;
export type Fault = (typeof FAULTS)[number];

/** A value as Firestore's REST interface spells it, such as `{ stringValue: 'x' }`. */
export type Value = Readonly<Record<string, unknown>>;

export interface Document {
  /** `projects/…/documents/blogs/<id>`. */
  name: string;
  fields: Readonly<Record<string, Value>>;
}

interface StructuredQuery {
  from: readonly { collectionId: string; allDescendants?: boolean }[];
  orderBy?: readonly { field: { fieldPath: string }; direction?: string }[];
  startAt?: { values: readonly Value[] };
  limit?: number;
}

const ADMINISTRATOR = 'Bearer owner';

const allows = readRules();
const documents = new Map<string, Document>();
let fault: Fault = 'none';

const server = createServer(async (asked, answer) => {
  const url = new URL(asked.url ?? '/', 'http://localhost');
  const body = await bodyOf(asked);
  if (url.pathname === '/fault') {
    fault = FAULTS.find((known) => known === body) ?? 'none';
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
  const path = decodeURIComponent(url.pathname).replace(/^\/v1\//, '');
  const [, name = 'read'] = path.match(/\/documents:(\w+)$/) ?? [];
  const call = calls[name];
  if (!call) return send(answer, 404, { error: { code: 404, status: 'NOT_FOUND' } });
  const query = Object.fromEntries(url.searchParams);
  const content = (name === 'read' ? { ...query, path } : JSON.parse(body)) as never;
  const isAllowed = fault !== 'forbidden' && call.readings?.(content).every(allows);
  if (!isAllowed && !isAdministrator) {
    const message = 'Missing or insufficient permissions.';
    return send(answer, 403, { error: { code: 403, message, status: 'PERMISSION_DENIED' } });
  }
  send(answer, 200, call.run(content));
});

const readTime = '2026-01-01T00:00:00.000000Z';
const stamped = (document: Document) => ({
  ...document,
  createTime: readTime,
  updateTime: readTime,
});

interface Call {
  /** What a reader must be allowed to read for it; missing where no reader may make the call. */
  readings?: (body: never) => Reading[];
  run: (body: never) => unknown;
}

const collectionOf = (name: string) => name.split('/').at(-2) ?? '';

const calls: Readonly<Record<string, Call>> = {
  runQuery: {
    // A group of all collections of a name is opened by rules of its own, of which there are none.
    readings: ({ structuredQuery: { from, limit } }: { structuredQuery: StructuredQuery }) =>
      from.map(({ collectionId, allDescendants }) => ({
        operation: 'list',
        collection: allDescendants ? '' : collectionId,
        limit,
      })),
    run: ({ structuredQuery }: { structuredQuery: StructuredQuery }) => {
      const found = runQuery(structuredQuery);
      return found.length > 0
        ? found.map((document) => ({ document: stamped(document), readTime }))
        : [{ readTime }];
    },
  },
  batchGet: {
    readings: ({ documents: names }: { documents: string[] }) =>
      names.map((name) => ({ operation: 'get', collection: collectionOf(name) })),
    run: ({ documents: names }: { documents: string[] }) =>
      names.map((name) => {
        const document = documents.get(name);
        return document ? { found: stamped(document), readTime } : { missing: name, readTime };
      }),
  },
  /** A document or a whole collection by its address, as anybody may ask. */
  read: {
    readings: ({ path, pageSize }: { path: string; pageSize?: string }) => [
      collectionOf(path) === 'documents'
        ? { operation: 'list', collection: path.split('/').at(-1) ?? '', limit: Number(pageSize) }
        : { operation: 'get', collection: collectionOf(path) },
    ],
    run: ({ path }: { path: string }) =>
      documents.get(path) ?? {
        documents: [...documents.values()].filter(({ name }) => name.startsWith(`${path}/`)),
      },
  },
  commit: {
    run: ({ writes }: { writes: { update: Document }[] }) => {
      for (const { update } of writes) documents.set(update.name, update);
      return { writeResults: writes.map(() => ({ updateTime: readTime })), commitTime: readTime };
    },
  },
};

/** The documents of a collection in the order of one field, from after a cursor on, up to a limit. */
function runQuery({ from, orderBy, startAt, limit }: StructuredQuery): Document[] {
  const { field, direction } = orderBy?.[0] ?? { field: { fieldPath: '__name__' } };
  const sign = direction === 'DESCENDING' ? -1 : 1;
  const keyOf = ({ name, fields }: Document) =>
    field.fieldPath === '__name__' ? name : textOf(fields[field.fieldPath]);
  const after = startAt && textOf(startAt.values[0]);
  return (
    [...documents.values()]
      .filter(({ name }) => collectionOf(name) === from[0]?.collectionId)
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

async function bodyOf(asked: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

server.listen(Number(process.env.PORT), '127.0.0.1');
