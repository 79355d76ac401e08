import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type Document, runQuery, type StructuredQuery } from './documents';
import { type Reading, readRules } from './rules';

/**
 * Stands in for Firestore on loopback: the REST calls that the SDK, `npm run posts:push` and a curious reader make,
 * as firestore.rules let them, with faults that tests switch on. The official emulator cannot be downloaded everywhere; where
 * FIRESTORE_EMULATOR_HOST names one, calls go on to it, and the faults still work.
 */
const FAULTS = ['none', 'down', 'hanging', 'forbidden'] as const;
export type Fault = (typeof FAULTS)[number];

const ADMINISTRATOR = 'Bearer owner';
const emulator = process.env.FIRESTORE_EMULATOR_HOST;

const allows = readRules();
const documents = new Map<string, Document>();
let fault: Fault = 'none';

const server = createServer(async (asked, answer) => {
  const url = new URL(asked.url ?? '/', 'http://localhost');
  const body = await bodyOf(asked);
  if (url.pathname === '/fault') {
    if (asked.method === 'PUT') fault = FAULTS.find((known) => known === body) ?? 'none';
    return void answer.end(fault);
  }
  // Whoever prepares a test is let through; a visitor and a build meet the fault.
  if (asked.headers.authorization !== ADMINISTRATOR) {
    if (fault === 'down') return void asked.socket.destroy();
    if (fault === 'hanging') return;
  }
  answer.setHeader('Access-Control-Allow-Origin', '*');
  answer.setHeader('Access-Control-Allow-Headers', '*');
  if (asked.method === 'OPTIONS') return void answer.end();
  if (asked.headers.authorization !== ADMINISTRATOR && fault === 'forbidden') return refuse(answer);
  if (emulator) return passOn(asked, body, answer);
  if (asked.method === 'DELETE') {
    documents.clear();
    return send(answer, 200, {});
  }
  const path = decodeURIComponent(url.pathname).replace(/^\/v1\//, '');
  const [, call = 'read'] = path.match(/\/documents:(\w+)$/) ?? [];
  const query = Object.fromEntries(url.searchParams);
  const content = call === 'read' ? { ...query, path } : JSON.parse(body);
  const { readings, run } = calls[call] ?? {};
  if (!run) return send(answer, 404, { error: { code: 404, status: 'NOT_FOUND' } });
  const allowed = readings?.(content as never).every(allows) ?? false;
  if (!allowed && asked.headers.authorization !== ADMINISTRATOR) return refuse(answer);
  send(answer, 200, run(content as never));
});

const readTime = '2026-01-01T00:00:00.000000Z';
const stamped = (document: Document) => ({
  ...document,
  createTime: readTime,
  updateTime: readTime,
});

interface Write {
  update?: Document;
  delete?: string;
}

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
      const found = runQuery(documents.values(), structuredQuery);
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
    run: ({ writes }: { writes: Write[] }) => {
      for (const write of writes) {
        if (write.update) documents.set(write.update.name, write.update);
        if (write.delete) documents.delete(write.delete);
      }
      return { writeResults: writes.map(() => ({ updateTime: readTime })), commitTime: readTime };
    },
  },
};

function refuse(answer: ServerResponse) {
  const error = {
    code: 403,
    message: 'Missing or insufficient permissions.',
    status: 'PERMISSION_DENIED',
  };
  send(answer, 403, { error });
}

function send(answer: ServerResponse, status: number, content: unknown) {
  answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(content));
}

async function bodyOf(asked: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function passOn({ method, url, headers }: IncomingMessage, body: string, answer: ServerResponse) {
  const onward = request(`http://${emulator}${url}`, { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  onward.on('error', () => send(answer, 502, {}));
  onward.end(body);
}

server.listen(Number(process.env.PORT), '127.0.0.1');
