import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
} from 'firebase/firestore/lite';
import { environment } from '../environment';
import { within } from '../within';
import { type Post, parsePost } from './post';

/** The Firestore collection that holds the posts; anybody may read it. */
export const COLLECTION = 'blogs';

/** The one that holds what is not published; no rule opens it to a reader. */
export const DRAFTS = 'drafts';

/** How many posts a visit reads, so that its cost does not grow with the archive. */
const NEWEST = 100;

/** Of posts of this day none is missed. */
const LAST_DAY = '9999-12-31';

/** How long a visitor waits for the collection. */
const READ_TIMEOUT_MS = 4_000;

let database: Firestore | undefined;

/** The configured database, opened at first use. */
export function open(): Firestore {
  if (database) return database;
  if (!environment.firestore) throw new Error('No Firestore project is configured.');
  const { app, emulator } = environment.firestore;
  // What goes wrong is told to the visitor or the builder in words of our own.
  setLogLevel('silent');
  database = getFirestore(initializeApp(app));
  if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);
  return database;
}

/**
 * The newest posts of the collection; documents that are no posts are skipped with a warning. `since` is the day since
 * which it holds no other posts; empty where these are all.
 */
export async function readNewestPosts() {
  const newest = query(collection(open(), COLLECTION), orderBy('date', 'desc'), limit(NEWEST));
  const { docs } = await within(READ_TIMEOUT_MS, getDocs(newest));
  const posts = docs.flatMap((found) => postOf(found.id, found.data()) ?? []);
  return { posts, since: docs.length < NEWEST ? '' : (posts.at(-1)?.date ?? LAST_DAY) };
}

/** One post; undefined where the collection has no such document, or one that is no post. */
export async function readPost(id: string): Promise<Post | undefined> {
  const found = await within(READ_TIMEOUT_MS, getDoc(doc(open(), COLLECTION, id)));
  return found.exists() ? postOf(found.id, found.data()) : undefined;
}

/** A stored document as a post; a draft is skipped, and what is no post too, with one warning naming id and field. */
export function postOf(id: string, data: Record<string, unknown>): Post | undefined {
  const { post, draft, faults } = parsePost({ ...data, id });
  const [fault] = faults;
  if (!fault) return draft ? undefined : post;
  // biome-ignore lint/suspicious/noConsole: editors learn here, and in the build, which document to mend.
  console.warn(`${COLLECTION}/${id} is skipped: ${fault.field}: ${fault.reason}.`);
  return undefined;
}
