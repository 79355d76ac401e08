import { PORT } from '../ports';
import type { Document, Fault, Value } from './stand-in';

/** The project that the Firestore build is configured with; the emulator keeps `demo-` projects offline. */
export const PROJECT = 'demo-vigilane';

/** Where the stand-in listens. */
export const FIRESTORE_PORT = PORT + 31;

/** Its address, as a reader without the SDK asks it. */
export const ORIGIN = `http://127.0.0.1:${FIRESTORE_PORT}`;
export const DATABASE = `projects/${PROJECT}/databases/(default)`;
const BATCH = 500;
const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** What a test stores: an id, and fields as JavaScript has them; a Date becomes a timestamp. */
export type Stored = { id: string } & Readonly<Record<string, string | number | boolean | Date>>;

/** Makes the collection hold these documents and no others. */
export async function storePosts(posts: readonly Stored[]) {
  await fetch(`${ORIGIN}/emulator/v1/${DATABASE}/documents`, { method: 'DELETE', headers });
  await addPosts(posts);
}

export async function addPosts(posts: readonly Stored[]) {
  for (let start = 0; start < posts.length; start += BATCH) {
    const writes = posts.slice(start, start + BATCH).map((post) => ({ update: documentOf(post) }));
    const answer = await fetch(`${ORIGIN}/v1/${DATABASE}/documents:commit`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`The stand-in refused the posts: ${answer.status}`);
  }
}

/** What meets every call but those of the tests themselves. */
export async function setFault(fault: Fault) {
  await fetch(`${ORIGIN}/fault`, { method: 'PUT', body: fault });
}

function documentOf({ id, ...fields }: Stored): Document {
  const values = Object.entries(fields).map(([name, value]) => [name, encoded(value)]);
  return { name: `${DATABASE}/documents/blogs/${id}`, fields: Object.fromEntries(values) };
}

function encoded(value: string | number | boolean | Date): Value {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
}
