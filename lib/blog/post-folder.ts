import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, throwErrors } from '../finding';
import { nearest } from '../search/correction';
import { type FrontMatter, readFrontMatter } from './front-matter';
import { byNewest, isShown, type Post, parsePost, postFields } from './post';
import { postFiles, strayFiles } from './post-source';

/** A post and the file it was read from. */
export interface PostFile {
  file: string;
  post: Post;
  /** Whether it is marked as still being written. */
  draft: boolean;
  /** How many lines of the file stand above its text. */
  headLines: number;
}

/** What a folder holds: its posts, drafts included, and what keeps the other files from being one. */
export interface PostFolder {
  files: readonly PostFile[];
  findings: readonly Finding[];
}

/**
 * The posts of a folder that are shown, newest first; the file's name is the post's id, unless its front
 * matter has one.
 * @throws when the folder cannot be read, and with every file that is no post or whose address is not free,
 * in a sentence each with the file, what is wrong and the remedy.
 */
export function postsIn(folder: string): Post[] {
  const { files, findings } = readPostFolder(folder);
  throwErrors(findings);
  return files
    .filter(({ post, draft }) => isShown({ date: post.date, draft }))
    .map(({ post }) => post)
    .sort(byNewest);
}

/**
 * Reads a folder of Markdown files.
 * @throws when the folder cannot be read.
 */
export function readPostFolder(folder: string): PostFolder {
  const files: PostFile[] = [];
  const findings: Finding[] = [];
  const report = (name: string, field: string, message: string) => {
    findings.push({ level: 'error', file: `${folder}/${name}`, field, message });
  };
  for (const { name, message } of strayFiles(folder)) report(name, '', message);
  for (const name of postFiles(folder)) {
    try {
      files.push(readPost(folder, name, (field, message) => report(name, field, message)));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      report(name, error.field, error.message);
    }
  }
  return { files, findings: [...findings, ...sharedIds(files)] };
}

/** Why a file is no post: the field, or empty, and what is wrong with its remedy. */
class FileError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

function readPost(
  folder: string,
  name: string,
  report: (field: string, message: string) => void,
): PostFile {
  const own = name.replace(/\.md$/, '');
  const { fields, content, headLines } = readFile(join(folder, name));
  for (const field of Object.keys(fields)) {
    const message = messageOnField(field);
    if (message) report(field, message);
  }
  const parsed = parsePost({ id: own, ...fields, content });
  if (!parsed.ok) {
    const isName = parsed.field === 'id' && !Object.hasOwn(fields, 'id');
    const remedy = isName ? 'rename the file' : 'correct it in the front matter';
    throw new FileError(parsed.field, `${parsed.reason}: ${remedy}.`);
  }
  const { post, draft = false } = parsed;
  return { file: `${folder}/${name}`, post, draft, headLines };
}

/** What is wrong with the name of a field, if anything. */
export function messageOnField(field: string): string | undefined {
  const known: readonly string[] = postFields;
  if (known.includes(field)) return undefined;
  const meant = nearest(field, known);
  return meant
    ? `no field of a post: did you mean “${meant}”?`
    : `no field of a post: take it out, or use one of ${known.join(', ')}.`;
}

function readFile(path: string): FrontMatter {
  const text = textOf(bytesOf(path));
  try {
    return readFrontMatter(text);
  } catch (error) {
    throw new FileError('', `${error instanceof Error ? error.message : error}.`);
  }
}

function bytesOf(path: string): Buffer {
  // A pipe would be waited for without end.
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) {
    throw new FileError('', 'a folder or a pipe has the name of a post: rename it without .md.');
  }
  try {
    return readFileSync(path);
  } catch {
    throw new FileError('', 'the file cannot be read: give the build leave to read it.');
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError('', 'the file is not UTF-8: save it in that encoding.');
  }
}

function sharedIds(files: readonly PostFile[]): Finding[] {
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
