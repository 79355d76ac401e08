import './load-settings';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postOf } from '../lib/blog/firestore';
import { readEveryDocument } from '../lib/blog/firestore-documents';
import { postsIn } from '../lib/blog/post-folder';
import { isFileName } from '../lib/blog/post-id';
import { firestoreCopy, postFolder } from '../lib/blog/post-source';
import { emptyFailure, readFailure } from '../lib/blog/read-failure';
import { environment } from '../lib/environment';

// Runs before Next touches out/: a source that cannot be read ends the build with one message, and
// the last good export stays. What was read is kept in a folder, so that all of Next's workers see
// the same posts and the collection is read once.

const PATIENCE = 15_000; // ms for one batch, so that a silent server ends the build within 30 s

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The embedded posts must be readable and addressable. */
function checkFolder(folder: string) {
  const unnamable = postsIn(folder).filter(({ id }) => !isFileName(id));
  const [first] = unnamable;
  if (first) {
    end(
      `${folder}: “${first.id}” cannot be an address: name the file in letters, digits and hyphens.`,
    );
  }
}

/** Copies the collection into `folder`, as the Markdown files that the embedded posts are. */
async function copyCollection(projectId: string, folder: string) {
  const posts = [];
  let documents = 0;
  for await (const { id, data } of readEveryDocument(PATIENCE)) {
    documents += 1;
    posts.push(postOf(id, data) ?? []);
  }
  const found = posts.flat();
  if (found.length === 0) end(emptyFailure(projectId, documents));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [number, { content, ...head }] of found.entries()) {
    // Numbered, for an id may be longer than a file's name can be.
    const text = `---json\n${JSON.stringify(head)}\n---\n${content}`;
    await writeFile(join(folder, `${number}.md`), text);
  }
  console.log(`${found.length} posts read from the project “${projectId}”.`);
}

try {
  if (environment.firestore && !process.env.POSTS_FOLDER) {
    const { projectId } = environment.firestore.app;
    await copyCollection(projectId, firestoreCopy()).catch((error: unknown) =>
      end(readFailure(projectId, error)),
    );
  } else checkFolder(postFolder());
} catch (error) {
  end(error instanceof Error ? error.message : String(error));
}
process.exit(0); // A request that was given up on would keep the process alive.
