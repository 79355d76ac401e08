import { blog, postAudiences } from '@/content/blog';
import { dayAtHeadOffice, validDay } from '../dates';
import { cleanLine, cleanText, isBlank } from './clean-text';
import { isHeldBack } from './draft-marks';
import { faultOfId } from './post-path';

/** How a field that a post may lack is read, and whether lists and `index.json` carry it. */
type OptionalField = { inLists: boolean } & (
  | { kind: 'line'; longest: number; faultOf?: (line: string) => string | undefined }
  /** None before the post's own. */
  | { kind: 'day' }
);

/** The fields that a post may lack: types, reading, limits and what lists carry follow from here. */
export const optionalFields = {
  /** Whom it is for, a key of `postAudiences`: every file of the site says so, stored documents may. */
  audience: { kind: 'line', longest: 60, inLists: true },
  /** A picture over its text, as a post's Markdown names one, and what it shows. */
  picture: { kind: 'line', longest: 500, inLists: false },
  pictureAlt: { kind: 'line', longest: 400, inLists: false },
  /** The day of a revision. */
  updated: { kind: 'day', inLists: false },
  /** The language of its words where it is not the site’s, such as `ar` or `zh-Hant`. */
  lang: { kind: 'line', longest: 35, faultOf: faultOfLanguage, inLists: true },
} as const satisfies Readonly<Record<string, OptionalField>>;

type OptionalName = keyof typeof optionalFields;

export const optionalNames = Object.keys(optionalFields) as OptionalName[];

/** A blog post; `content` is Markdown, dates are `YYYY-MM-DD`. */
export interface Post extends Partial<Record<OptionalName, string>> {
  id: string;
  title: string;
  category: string;
  author: string;
  date: string;
  summary: string;
  content: string;
}

const required = ['id', 'title', 'category', 'author', 'date'];

/** Every field that a post’s front matter may have. */
export const postFields: readonly string[] = [...required, 'summary', ...optionalNames, 'draft'];

type Unlisted = {
  [Name in OptionalName]: (typeof optionalFields)[Name]['inLists'] extends true ? never : Name;
}[OptionalName];

/** What a listing knows of a post. */
export type PostSummary = Omit<Post, 'content' | Unlisted>;

export function summaryOf({ content, ...post }: Post): PostSummary {
  const summary = { ...post };
  for (const name of optionalNames) if (!optionalFields[name].inLists) delete summary[name];
  return summary;
}

/** What a post says of itself after its day. */
export function factsOf(post: Post) {
  const facts: Partial<Record<OptionalName, string>> = blog.post.facts;
  return optionalNames.flatMap((name) => {
    const [words, value] = [facts[name], post[name]];
    return words && value ? [{ words, value, isDay: optionalFields[name].kind === 'day' }] : [];
  });
}

export interface ParsedPost {
  /** Sound where there are no faults: a field with one is empty. */
  post: Post;
  /** Whether it is still being written. */
  draft: boolean;
  /** Which fields are wrong, and how. */
  faults: readonly { field: string; reason: string }[];
}

/** How long a line may be, so that one post's cannot fill the pages that list it. */
export const LONGEST = { title: 200, category: 60, author: 80, summary: 400 } as const;

/** A language tag as posts need it: a language of two or three letters, then its script or region. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/**
 * The only door into the blog: anything, from any source, as a post and what is wrong with it. What comes out is
 * cleaned of what cannot be seen, and its lines are of bounded length.
 * By hand and not by zod, which would add 13 kB to what the browser fetches beside Firestore.
 */
export function parsePost(value: unknown): ParsedPost {
  const fields: Readonly<Record<string, unknown>> = Object(value);
  const faults: { field: string; reason: string }[] = [];
  const refuse = (field: string, reason: string) => {
    faults.push({ field, reason });
    return '';
  };
  const text = (name: string, faultOf?: (text: string) => string | undefined) => {
    const value = fields[name] ?? undefined;
    if (value === undefined) return required.includes(name) ? refuse(name, 'is missing') : '';
    if (typeof value !== 'string') return refuse(name, 'must be text');
    if (isBlank(value)) return required.includes(name) ? refuse(name, 'is empty') : value;
    const fault = faultOf?.(value);
    return fault ? refuse(name, fault) : value;
  };
  const line = (name: keyof typeof LONGEST) => cleanLine(text(name), LONGEST[name]);
  const day = (name: string) => {
    const value = fields[name] ?? '';
    if (value === '') return text(name);
    const wrong = typeof value === 'string' ? `“${value}” is no day` : 'must be a day';
    return dayOf(value) || refuse(name, `${wrong} of the calendar, written as YYYY-MM-DD`);
  };
  const read = (name: OptionalName, field: OptionalField) =>
    field.kind === 'day' ? day(name) : cleanLine(text(name, field.faultOf), field.longest);
  const post = {
    id: text('id', faultOfId),
    title: line('title'),
    category: line('category'),
    author: line('author'),
    date: day('date'),
    summary: line('summary'),
    content: cleanText(text('content')),
  };
  const optional = optionalNames
    .map((name) => [name, read(name, optionalFields[name])] as const)
    .filter(([, words]) => !isBlank(words));
  if (typeof (fields.draft ?? false) !== 'boolean') refuse('draft', 'must be true or false');
  return {
    post: { ...post, ...Object.fromEntries(optional) },
    draft: isHeldBack(fields),
    faults,
  };
}

function faultOfLanguage(tag: string): string | undefined {
  return LANGUAGE.test(tag) ? undefined : 'must be the code of a language, such as ar or zh-Hant';
}

/** The mark that says whom a post is for; undefined where it does not say, or names nobody known. */
export function audienceMark({ audience = '' }: Pick<Post, 'audience'>): string | undefined {
  return Object.entries(postAudiences).find(([name]) => name === audience)?.[1];
}

/** The day of a date as YAML, an editor or Firestore stores it: a Date, a string, a Timestamp; else empty. */
function dayOf(value: unknown): string {
  if (typeof value === 'string') return validDay(value.trim().slice(0, 10));
  if (value instanceof Date) return validDay(value.toJSON()?.slice(0, 10) ?? '');
  if (typeof value !== 'object' || value === null || !('seconds' in value)) return '';
  const moment = new Date(Number(value.seconds) * 1000);
  if (Number.isNaN(moment.getTime())) return '';
  // Firestore's console stores the editor's midnight.
  return dayAtHeadOffice(moment);
}

/** Whether a post is out on a day: it is marked as no draft, and its date has come. */
export function isPublished({ date, draft }: { date: string; draft?: boolean }, day: string) {
  return draft !== true && date <= day;
}

/** Newest first; posts of one day by title, so that the order never depends on the source. */
export function byNewest(a: PostSummary, b: PostSummary): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en');
}

/**
 * Posts known at the build with those that a collection answered, newest first; where both hold a post, the fresh one
 * counts. `since` is the day since which the collection holds no others: what is newer and not among them was withdrawn.
 */
export function mergePosts<T extends PostSummary>(
  known: readonly T[],
  fresh: readonly T[],
  since?: string,
): T[] {
  const answered = new Map(fresh.map((post) => [post.id, post]));
  const kept = known.filter(
    ({ id, date }) => !answered.has(id) && (since === undefined || date <= since),
  );
  return [...kept, ...fresh].sort(byNewest);
}
