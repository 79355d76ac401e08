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

const REMEDY =
  'see that the project has a database, that it can be reached, and that firestore.rules are deployed';

/** Why a collection could not be read, with Firestore's own sentence, for one code of it has many causes. */
export function readFailure(projectId: string, error: unknown): string {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  const own = String(message ?? error).replace(/^Request failed with error: |[.\s]+$/g, '');
  if (typeof code !== 'string') return sentence(projectId, own);
  const said = own === 'undefined' ? code : `${code} (${own})`;
  return sentence(projectId, `reading it failed with ${said}: ${REMEDY}`);
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
