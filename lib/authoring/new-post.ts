import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { postCategories } from '@/content/blog';
import { LONGEST } from '../blog/post';
import { type PostFile, readPostFolder } from '../blog/post-folder';
import { caseless, isFileName, isTaken } from '../blog/post-id';
import { postPath } from '../blog/post-path';
import { EMBEDDED_POSTS } from '../blog/post-source';
import { nearest } from '../nearest';
import { searchLimits } from '../search-limits';
import { slugOf } from '../slug';
import { isWritten, TO_WRITE } from '../to-write';
import {
  type Answers,
  faultOfChoice,
  faultOfLine,
  faultOfRetired,
  type Question,
  type WrittenFile,
} from './question';

export type PostAnswer = 'title' | 'category' | 'author' | 'summary' | 'id';

/** What `npm run new:post` asks for, about the project in a folder. */
export function postQuestions(root: string): readonly Question<PostAnswer>[] {
  return [
    {
      name: 'title',
      asks: 'What is the post called?',
      faultOf: (answer) => faultOfLine('title', answer, { least: 2, most: LONGEST.title }),
    },
    {
      name: 'category',
      asks: `Which category is it of (${postCategories.join(', ')})?`,
      faultOf: (answer) => faultOfChoice('category', answer, postCategories),
    },
    {
      name: 'author',
      asks: 'Who wrote it?',
      faultOf: (answer) =>
        faultOfLine('author', answer, { least: 2, most: LONGEST.author }) ??
        faultOfAuthor(answer, root),
    },
    {
      name: 'summary',
      asks: `What is in it, in ${searchLimits.description.least} to ${searchLimits.description.most} characters (empty: write it later)?`,
      otherwise: () =>
        `${TO_WRITE} what is in it, ${searchLimits.description.least} to ${searchLimits.description.most} characters.`,
      faultOf: (answer) =>
        isWritten(answer) ? faultOfLine('summary', answer, searchLimits.description) : undefined,
    },
    {
      name: 'id',
      asks: 'Which name has its file, and so its address?',
      otherwise: ({ title = '' }) => slugOf(title),
      faultOf: (answer) => faultOfId(answer, root),
    },
  ];
}

/** A name that nearly is one of the authors' is a slip of the pen: the filter would show both. */
function faultOfAuthor(author: string, root: string): string | undefined {
  const known = postsOf(root).map(({ post }) => post.author);
  const meant = known.includes(author) ? undefined : nearest(author, known);
  return meant && `“${author}” has no post yet: did you mean “${meant}”?`;
}

function faultOfId(id: string, root: string): string | undefined {
  if (isTaken(id)) {
    return `The site has an address “${id}” of its own, or the name means something else there: give another --id.`;
  }
  if (!isFileName(id)) {
    return `“${id}” cannot be an address: give --id with letters, digits and hyphens alone.`;
  }
  const owner = postsOf(root).find(({ post }) => caseless(post.id) === caseless(id));
  const file = owner?.file ?? (existsSync(join(root, fileOf(id))) ? fileOf(id) : undefined);
  if (file) return `${file} is there already: give another --id.`;
  return faultOfRetired(postPath(id), 'id');
}

function postsOf(root: string): readonly PostFile[] {
  return readPostFolder(join(root, EMBEDDED_POSTS)).files;
}

function fileOf(id: string): string {
  return `${EMBEDDED_POSTS}/${id}.md`;
}

/** The file of a new post, a draft of a day. */
export function newPost(answers: Required<Answers<PostAnswer>>, day: string): WrittenFile {
  const { id, title, category, author, summary } = answers;
  const fields = { title, category, author, date: day, summary, draft: true };
  const text = `${TO_WRITE} what the reader can do after reading it.

## ${TO_WRITE} a heading

${TO_WRITE} 600 to 1,400 words, with links to the documents that they rest on.
`;
  return { path: fileOf(id), text: `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${text}` };
}
