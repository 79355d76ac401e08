import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyFailure, readEveryDocument, readFailure } from '../lib/blog/collection';
import { draftMarks, isHeldBack } from '../lib/blog/draft-marks';
import { COLLECTION, DRAFTS, postOf } from '../lib/blog/firestore';
import { messageOnField, type PostFile, sharedIds } from '../lib/blog/post-folder';
import { firestoreCopy, postFolder } from '../lib/blog/post-source';
import { environment } from '../lib/environment';
import { type Finding, sentenceOf, throwErrors } from '../lib/finding';
import { checkPostFiles } from './check-content/post-rules';
import { findingsIn } from './check-content/rules';
import { readSiteContent } from './check-content/site-content';
import { checkSecurityNotice } from './check-content/site-rules';

const BATCH_TIMEOUT_MS = 15_000; // for one of the reads, so that a silent server ends the build within 30 s

/** So many notes on a collection are printed: its editors are elsewhere, and a build has more to say. */
const MOST_NOTES = 20;

/**
 * Checks the content, and reads every post of the configured source once; a collection is kept in a file, so
 * that all of Next's workers see the same posts. Returns what there is to say of them, a line each.
 * @throws when the content has errors, or the source cannot be read, as sentences for the person who builds.
 */
export async function checkPosts(): Promise<string[]> {
  const content = await readSiteContent();
  throwErrors(findingsIn(content));
  // Advice that a build gives too, for soon it will refuse.
  const deadlines = findingsIn(content, [checkSecurityNotice]).map(sentenceOf);
  if (postFolder() !== undefined) return deadlines;
  const { files, fields } = await copyCollection();
  const posts = { files, findings: [], source: 'collection' } as const;
  return [
    ...deadlines,
    `${files.length} posts read from the project “${environment.firestore?.app.projectId}”.`,
    ...shortened(
      [...fields, ...findingsIn({ ...content, words: {}, posts }, [checkPostFiles])].map(
        sentenceOf,
      ),
    ),
  ];
}

const OPEN_DRAFT = `keeps it off the pages, but anybody may read it: move it to the collection ${DRAFTS}.`;

/** Copies the collection into a file; resolves to its posts, and to what is wrong with the fields of its documents. */
async function copyCollection(): Promise<{ files: PostFile[]; fields: Finding[] }> {
  const projectId = environment.firestore?.app.projectId ?? '';
  const files: PostFile[] = [];
  const fields: Finding[] = [];
  /** The last document whose date is of a kind. */
  const dated: { text?: string; timestamp?: string } = {};
  let documents = 0;
  try {
    for await (const { id, data } of readEveryDocument(BATCH_TIMEOUT_MS)) {
      documents += 1;
      const file = `${COLLECTION}/${id}`;
      const advise = (field: string, message: string) =>
        fields.push({ level: 'advice', file, field, message });
      const mark = draftMarks.find((name) => isHeldBack({ [name]: data[name] }));
      if (mark) advise(mark, `${data[mark]} ${OPEN_DRAFT}`);
      const post = postOf(id, data);
      if (!post) continue;
      dated[typeof data.date === 'string' ? 'text' : 'timestamp'] = file;
      files.push({ file, post, draft: false, headLines: 0 });
      for (const [field, value] of Object.entries(data)) {
        const message = field === 'content' ? undefined : messageOnField(field, value);
        if (message) advise(field, message);
      }
    }
  } catch (error) {
    throw new Error(readFailure(projectId, error));
  }
  if (files.length === 0) throw new Error(emptyFailure(projectId, documents));
  await mkdir(dirname(firestoreCopy()), { recursive: true });
  await writeFile(firestoreCopy(), JSON.stringify(files.map(({ post }) => post)));
  return { files, fields: [...mixedDates(dated), ...sharedIds(files), ...fields] };
}

/** Firestore sorts dates of two kinds apart, so a visit, which reads the newest, takes some for old. */
function mixedDates({ text, timestamp }: { text?: string; timestamp?: string }): Finding[] {
  if (!text || !timestamp) return [];
  const message = `is a timestamp, and that of ${text} is text: visitors would miss newer posts, so store all dates alike.`;
  return [{ level: 'advice', file: timestamp, field: 'date', message }];
}

function shortened(notes: readonly string[]): string[] {
  const rest = notes.length - MOST_NOTES;
  return rest > 0 ? [...notes.slice(0, MOST_NOTES), `and ${rest} more notes.`] : [...notes];
}
