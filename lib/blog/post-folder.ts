import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { today } from '../dates';
import { nearest } from '../did-you-mean';
import { type Finding, throwErrors } from '../finding';
import { isHeldBack } from './draft-marks';
import { readFrontMatter } from './front-matter';
import { byNewest, isPublished, type Post, parsePost, postFields } from './post';
import { namesIn } from './post-source';

export interface PostFile {
  file: string;
  post: Post;
  /** Whether it is marked as still being written. */
  draft: boolean;
  /** How many lines of the file stand above its text. */
  headLines: number;
  /** Whether a field is wrong, and empty: only the check goes on with it. */
  isWrong?: boolean;
}

/**
 * The posts of a folder that are shown, newest first; the file's name is the post's id, unless its front
 * matter has one.
 * @throws when the folder cannot be read, and with every file that is no post or whose address is not free,
 * in a sentence each with the file, what is wrong and the remedy.
 */
export function postsIn(folder: string): Post[] {
  const { files, findings } = readPostFolder(folder);
  const isEditing = process.env.NODE_ENV === 'development';
  // While editing, the check tells of them on the listing, and the other pages stay up.
  if (!isEditing) throwErrors(findings);
  const day = today();
  return files
    .filter(({ isWrong }) => !isWrong)
    .sort((one, other) => byNewest(one.post, other.post))
    .flatMap(({ post, draft }) => {
      if (isPublished({ ...post, draft }, day)) return post;
      const waits = draft ? '[Draft]' : `[From ${post.date}]`;
      return isEditing ? { ...post, title: `${waits} ${post.title}` } : [];
    });
}

/**
 * What a folder holds: its posts, drafts included, and what keeps the other files from being one.
 * @throws when there is no such folder, naming it and the remedy.
 */
export function readPostFolder(folder: string) {
  const files: PostFile[] = [];
  const findings: Finding[] = [];
  for (const name of namesIn(folder)) {
    const report = (field: string, message: string) => {
      findings.push({ level: 'error', file: `${folder}/${name}`, field, message });
    };
    if (!name.endsWith('.md')) report('', messageOnStray(name));
    else {
      const read = readPost(folder, name, report);
      if (read) files.push(read);
    }
  }
  return { files, findings: [...findings, ...sharedIds(files.filter(({ isWrong }) => !isWrong))] };
}

function messageOnStray(name: string): string {
  const [, stem] = name.match(/^(.+)\.(?:markdown|mdown|mdx?|txt)$/i) ?? [];
  return stem
    ? `a post’s file ends in .md: rename it to ${stem}.md.`
    : 'only posts are read here, and no folders: move what pages link to into public/, and the rest elsewhere.';
}

/** A file as a post; where it is none, what is wrong is reported, with the field or an empty one. */
function readPost(
  folder: string,
  name: string,
  report: (field: string, message: string) => void,
): PostFile | undefined {
  const file = `${folder}/${name}`;
  let text: ReturnType<typeof readFrontMatter>;
  try {
    text = readFrontMatter(readText(file));
  } catch (error) {
    return void report('', `${(error as Error).message}.`);
  }
  const { fields, faults, content, headLines } = text;
  for (const { field, message } of faults) report(field, `${message}.`);
  for (const [field, value] of Object.entries(fields)) {
    const message = messageOnField(field, value);
    if (message) report(field, message);
  }
  const id = name.replace(/\.md$/, '');
  const { post, draft, faults: wrong } = parsePost({ id, ...fields, content });
  for (const { field, reason } of wrong) {
    const isName = field === 'id' && !Object.hasOwn(fields, 'id');
    report(field, `${reason}: ${isName ? 'rename the file' : 'correct it in the front matter'}.`);
  }
  return { file, post, draft, headLines, isWrong: wrong.length > 0 };
}

/** @throws what is wrong with the file and the remedy. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw new Error('the file is not UTF-8: save it in that encoding');
  return new TextDecoder().decode(bytes);
}

/** What is wrong with the name of a field, if anything. What marks a draft in another tool is told as a draft. */
export function messageOnField(field: string, value: unknown): string | undefined {
  if (postFields.includes(field) || isHeldBack({ [field]: value })) return undefined;
  const meant =
    postFields.find((one) => one.toLowerCase() === field.toLowerCase()) ??
    // Short words are near to everything: “tags” is no “lang”.
    (field.length > 4 ? nearest(field, postFields) : undefined);
  return meant
    ? `no field of a post: did you mean “${meant}”?`
    : `no field of a post: take it out, or use one of ${postFields.join(', ')}.`;
}

/** Posts whose addresses differ in case alone, which some disks and hosts take for one. */
export function sharedIds(files: readonly PostFile[]): Finding[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, post }): Finding[] => {
    const address = post.id.toLowerCase();
    const owner = owners.get(address);
    owners.set(address, owner ?? file);
    if (owner === undefined) return [];
    const message = `both have the id “${post.id}”, for case does not count: rename one of them, or change its id.`;
    return [{ level: 'error', file: `${owner} and ${file}`, field: '', message }];
  });
}
