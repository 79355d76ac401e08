import { PORT } from '../ports.mjs';
import type { Document, Fault } from './stand-in';

/** The project that the Firestore build is configured with; the emulator keeps `demo-` projects offline. */
export const PROJECT = 'demo-vigilane';

/** Where the stand-in listens. */
export const FIRESTORE_PORT = PORT + 31;

const ORIGIN = `http://127.0.0.1:${FIRESTORE_PORT}`;
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/** What an administrator sends along, whom no rule concerns. */
export const ADMINISTRATOR = { Authorization: 'Bearer owner' };

/** What a test stores: an id, and fields as JavaScript has them. */
export type Stored = { id: string } & Readonly<Record<string, string | boolean>>;

/** Makes the collection hold these documents and no others. */
export async function storePosts(posts: readonly Stored[]) {
  await fetch(`${ORIGIN}/emulator/v1/${DOCUMENTS}`, { method: 'DELETE', headers: ADMINISTRATOR });
  await addPosts(posts);
}

export async function addPosts(posts: readonly Stored[]) {
  const writes = posts.map((post) => ({ update: documentOf(post) }));
  await call('commit', { writes }, ADMINISTRATOR);
}

/** Makes a call of Firestore's REST interface: as anybody may, unless the headers say who asks. */
export function call(name: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`${ORIGIN}/v1/${DOCUMENTS}:${name}`, request);
}

/** What a document is called in full. */
export function documentName(collection: string, id: string): string {
  return `${DOCUMENTS}/${collection}/${id}`;
}

/** What meets every call but those of the tests themselves. */
export async function setFault(fault: Fault) {
  await fetch(`${ORIGIN}/fault`, { method: 'PUT', body: fault });
}

function documentOf({ id, ...fields }: Stored): Document {
  const values = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
  ]);
  return { name: documentName('blogs', id), fields: Object.fromEntries(values) };
}
