import '../lib/build-date';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { postOf } from '../lib/blog/firestore';
import { readEveryDocument } from '../lib/blog/firestore-documents';
import { isTooCostly } from '../lib/blog/markdown-cost';
import type { Post } from '../lib/blog/post';
import { blogRoutes } from '../lib/blog/post-id';
import { firestoreCopy, postFolder } from '../lib/blog/post-source';
import { emptyFailure, readFailure } from '../lib/blog/read-failure';
import { routesBelowBlog } from '../lib/blog/route-folder';
import { storedPosts } from '../lib/blog/stored-posts';
import { environment } from '../lib/environment';

const BATCH_TIMEOUT_MS = 15_000; // for one of the reads, so that a silent server ends the build within 30 s

/**
 * Reads every post of the configured source once; a collection is kept in a file, so that all of Next's
 * workers see the same posts. Returns what there is to say of them, a line each.
 * @throws when the source or a post in it cannot be read, as one message for the person who builds.
 */
export async function checkPosts(): Promise<string[]> {
  checkRoutes();
  const read = postFolder() === undefined ? [await copyCollection()] : [];
  const costly = storedPosts().filter(({ content }) => isTooCostly(content));
  return [...read, ...costly.map(noteOf)];
}

/** No post may take the address of a route, and links are made in the browser, which cannot read a folder. */
function checkRoutes() {
  const found = routesBelowBlog().join(', ');
  if (found !== blogRoutes.join(', ')) {
    throw new Error(
      `lib/blog/post-id.ts: blogRoutes: app/blog/ holds ${found}: write these there.`,
    );
  }
}

/** Copies the collection into a file; resolves to how many posts it has. */
async function copyCollection(): Promise<string> {
  const projectId = environment.firestore?.app.projectId ?? '';
  const posts: Post[] = [];
  let documents = 0;
  try {
    for await (const { id, data } of readEveryDocument(BATCH_TIMEOUT_MS)) {
      documents += 1;
      const post = postOf(id, data);
      if (post) posts.push(post);
    }
  } catch (error) {
    throw new Error(readFailure(projectId, error));
  }
  if (posts.length === 0) throw new Error(emptyFailure(projectId, documents));
  await mkdir(dirname(firestoreCopy()), { recursive: true });
  await writeFile(firestoreCopy(), JSON.stringify(posts));
  return `${posts.length} posts read from the project “${projectId}”.`;
}

function noteOf({ id }: Post): string {
  return `The post “${id}” is shown as plain text, for it holds more marks than a page can lay out: make several of it.`;
}
