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
import { COLLECTION } from './collection';
import { open } from './firestore';

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
