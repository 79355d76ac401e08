import '../build/report-errors.mjs';
import '../build/settings';
import { COLLECTION, DRAFTS } from '../lib/blog/firestore';
import { isPublished } from '../lib/blog/post';
import { readPostFolder } from '../lib/blog/post-folder';
import { EMBEDDED_POSTS } from '../lib/blog/post-source';
import { today } from '../lib/dates';
import { environment } from '../lib/environment';
import { throwErrors } from '../lib/finding';

// Writes the embedded posts to the configured project, or to its emulator, so that a new owner starts from them;
// drafts, and what is dated ahead, into a collection that no visitor may read. By REST and an access token, for the
// rules let no client write, and the Admin SDK would bring a hundred packages for one request.

const BATCH = 200; // a commit takes 500 writes and 10 MB
const EMULATOR_TOKEN = 'owner'; // what the emulator takes for an administrator

const settings = environment.firestore;
if (!settings) {
  throw new Error('Set NEXT_PUBLIC_FIREBASE_PROJECT_ID to the project that is to hold the posts.');
}
const { emulator, origin } = settings;
const { projectId } = settings.app;
const token = emulator ? EMULATOR_TOKEN : process.env.FIRESTORE_ACCESS_TOKEN;
if (!token) {
  throw new Error(
    'Set FIRESTORE_ACCESS_TOKEN to a token that may write, for example by: export FIRESTORE_ACCESS_TOKEN=$(gcloud auth print-access-token)',
  );
}

const documents = `projects/${projectId}/databases/(default)/documents`;
const { files, findings } = readPostFolder(process.env.POSTS_FOLDER || EMBEDDED_POSTS);
throwErrors(findings);
const posts = files.map(({ post, draft }) => {
  const published = isPublished({ date: post.date, draft }, today());
  return { ...post, collection: published ? COLLECTION : DRAFTS };
});
const drafts = posts.filter(({ collection }) => collection === DRAFTS);

for (let start = 0; start < posts.length; start += BATCH) {
  const writes = posts.slice(start, start + BATCH).map(({ id, collection, ...fields }) => ({
    update: {
      name: `${documents}/${collection}/${id}`,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, { stringValue: value }]),
      ),
    },
  }));
  const answer = await fetch(`${origin}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  }).catch((error: Error) => {
    throw new Error(`${origin} cannot be reached: ${error.message}.`);
  });
  if (!answer.ok) {
    const reason = `${answer.status} ${await answer.text()}`;
    throw new Error(`The project “${projectId}” refused the posts: ${reason}`);
  }
}
console.log(
  `${posts.length - drafts.length} posts are in the collection “${COLLECTION}” of the project “${projectId}”, and ${drafts.length} that are not published in “${DRAFTS}”.`,
);
