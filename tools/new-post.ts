import '../build/report-errors.mjs';
import '../build/load-settings';
import { newPost, postQuestions } from '../lib/authoring/new-post';
import { postPath } from '../lib/blog/post-path';
import { postFolder } from '../lib/blog/post-source';
import { today } from '../lib/today';
import { answersTo } from './ask';
import { writeFiles } from './write-files';

// `npm run new:post`: a file for a new post, as a draft of today. With flags, or with questions in a terminal.

if (postFolder() === undefined) {
  throw new Error(
    'The posts are in Firestore (NEXT_PUBLIC_FIREBASE_PROJECT_ID is set): add a document there, as in EDITING.md.',
  );
}
const answers = await answersTo(postQuestions('.'));
const file = newPost(answers, today());
writeFiles([file]);

console.log(`Written:\n  ${file.path}

It is a draft: npm run dev shows it at http://localhost:3000${postPath(answers.id)}, and no build has it. To publish it:
  1. In ${file.path}, replace every text that begins with “To write:”.
  2. Set \`date\` to the day on which it comes out, and take the line \`draft: true\` out.
  3. Run npm run check:content.`);
