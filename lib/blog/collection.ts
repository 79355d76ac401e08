import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { within } from '../within';
import { COLLECTION, open } from './firestore';

/** How many documents the build reads at a time; firestore.rules allow a reader no more. */
const BATCH = 300;

/**
 * Every document of the collection, batch by batch in the order of their ids: an order by date would
 * leave out without a word what has none. `timeoutMs` is how long one batch may take.
 */
export async function* readEveryDocument(timeoutMs: number) {
  const all = query(collection(open(), COLLECTION), orderBy(documentId()), limit(BATCH));
  let batch = await within(timeoutMs, getDocs(all));
  while (batch.docs.length > 0) {
    yield* batch.docs.map((found) => ({ id: found.id, data: found.data() }));
    if (batch.docs.length < BATCH) return;
    batch = await within(timeoutMs, getDocs(query(all, startAfter(batch.docs.at(-1)))));
  }
}

/** Why a collection could not be read, in words for the person who builds. */
const CAUSES: Readonly<Record<string, string>> = {
  'permission-denied': 'reading it is forbidden; deploy firestore.rules',
  unauthenticated: 'the request was refused',
  'not-found': 'the project has no such database',
  unavailable: 'Firestore cannot be reached',
  unknown: 'Firestore cannot be reached',
};

/** What the server says where the rules are the cause, and nothing else. */
const OF_RULES = /^Missing or insufficient permissions/;

/** The server's own sentence is passed on: one code has many causes, and the sentence names the remedy. */
export function readFailure(projectId: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const whole = error instanceof Error ? error.message : String(error);
  const own = whole.replace(/^Request failed with error: /, '').replace(/[.\s]+$/, '');
  if (!(code in CAUSES)) return sentence(projectId, own);
  const isBare = own === '' || own === 'undefined' || own === 'Forbidden' || OF_RULES.test(own);
  if (isBare || code === 'unavailable' || code === 'unknown')
    return sentence(projectId, CAUSES[code] ?? own);
  const cause = code === 'permission-denied' ? 'reading it is forbidden' : CAUSES[code];
  return sentence(projectId, `${cause}, and Firestore says “${own}”`);
}

/** What is said of a collection that answered, but holds no posts. */
export function emptyFailure(projectId: string, documents: number): string {
  return sentence(
    projectId,
    documents === 0
      ? 'it is empty; fill it with npm run posts:push'
      : `none of its ${documents} documents is a post`,
  );
}

function sentence(projectId: string, cause: string): string {
  return `The collection “${COLLECTION}” of the project “${projectId}” gave no posts: ${cause}. Nothing was built; out/ is as it was.`;
}
