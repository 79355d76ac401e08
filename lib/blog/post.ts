import { postAudiences } from '@/content/blog';
import { dayAtHeadOffice, today, validDay } from '../dates';
import { cleanLine, cleanText, isBlank } from './clean-text';
import { isHeldBack } from './draft-marks';
import { faultOfId } from './post-path';

/** A blog post; `content` is Markdown, dates are `YYYY-MM-DD`. */
export interface Post {
  id: string;
  title: string;
  category: string;
  author: string;
  date: string;
  summary: string;
  content: string;
  /** Whom it is for, a key of `postAudiences`: every file of the site says so, stored documents may. */
  audience?: string;
  updated?: string;
  /** The language of its words where it is not the site’s, such as `ar` or `zh-Hant`. */
  lang?: string;
  /** A picture over its text, as a post's Markdown names one, and what it shows. */
  picture?: string;
  pictureAlt?: string;
}

/** Every field that a post’s front matter may have. */
export const postFields = [
  'id',
  'title',
  'category',
  'author',
  'date',
  'summary',
  'audience',
  'picture',
  'pictureAlt',
  'updated',
  'lang',
  'draft',
] as const satisfies readonly (keyof Post | 'draft')[];

/** What a listing knows of a post. */
export type PostSummary = Omit<Post, 'content' | 'updated' | 'picture' | 'pictureAlt'>;

export type ParsedPost =
  /** `draft` is true of what is still being written. */
  | { ok: true; post: Post; draft?: true }
  /** `field` names what is wrong, `reason` says how. */
  | { ok: false; field: string; reason: string };

/** How long a line may be, so that one post's cannot fill the pages that list it. */
export const LONGEST = {
  title: 200,
  category: 60,
  author: 80,
  summary: 400,
  audience: 60,
  picture: 500,
  pictureAlt: 400,
} as const;

/** A language tag as posts need it: a language of two or three letters, then its script or region. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/** A value that a field cannot have; `message` says how. */
class FieldError extends Error {
  constructor(
    readonly field: string,
    reason: string,
  ) {
    super(reason);
  }
}

/**
 * The only door into the blog: anything, from any source, as a post or as the field that is wrong. What
 * comes out is cleaned of what cannot be seen, and its lines are of bounded length.
 * By hand and not by zod, which would add 13 kB to what the browser fetches beside Firestore.
 */
export function parsePost(value: unknown): ParsedPost {
  try {
    const fields = typeof value === 'object' && value !== null ? { ...value } : {};
    return { ok: true, post: read(fields), ...(isDraft(fields) && { draft: true as const }) };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return { ok: false, field: error.field, reason: error.message };
  }
}

function read(fields: Readonly<Record<string, unknown>>): Post {
  const words = (name: keyof Post, otherwise?: string) => {
    const value = fields[name] ?? otherwise;
    if (value === undefined) throw new FieldError(name, 'is missing');
    if (typeof value !== 'string') throw new FieldError(name, 'must be text');
    if (isBlank(value) && otherwise === undefined) throw new FieldError(name, 'is empty');
    return value;
  };
  const line = (name: keyof typeof LONGEST, otherwise?: string) =>
    cleanLine(words(name, otherwise), LONGEST[name]);
  const optionalLine = (name: 'audience' | 'picture' | 'pictureAlt') => {
    const text = line(name, '');
    return text && { [name]: text };
  };
  const id = words('id');
  const fault = faultOfId(id);
  if (fault) throw new FieldError('id', fault);
  const day = (name: keyof Post) => {
    if (fields[name] === undefined) throw new FieldError(name, 'is missing');
    const found = dayOf(fields[name]);
    const given =
      typeof fields[name] === 'string' ? `“${fields[name]}” is no day` : 'must be a day';
    if (!found) throw new FieldError(name, `${given} of the calendar, written as YYYY-MM-DD`);
    return found;
  };
  return {
    id,
    title: line('title'),
    category: line('category'),
    author: line('author'),
    date: day('date'),
    summary: line('summary', ''),
    content: cleanText(words('content', '')),
    ...optionalLine('audience'),
    ...optionalLine('picture'),
    ...optionalLine('pictureAlt'),
    ...((fields.updated ?? '') !== '' && { updated: day('updated') }),
    ...((fields.lang ?? '') !== '' && { lang: languageOf(fields.lang) }),
  };
}

function languageOf(value: unknown): string {
  if (typeof value === 'string' && LANGUAGE.test(value)) return value;
  throw new FieldError('lang', 'must be the code of a language, such as ar or zh-Hant');
}

function isDraft(fields: Readonly<Record<string, unknown>>): boolean {
  if (typeof (fields.draft ?? false) !== 'boolean')
    throw new FieldError('draft', 'must be true or false');
  return isHeldBack(fields);
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

/** What tells whether a post is a draft, in a post or in its front matter. */
interface Publication {
  date?: unknown;
  draft?: unknown;
}

/** Whether a post is out on a day: it is marked as no draft, and its date has come. */
export function isPublished({ date, draft }: Publication, day: string): boolean {
  return draft !== true && String(date).slice(0, 10) <= day;
}

/** Whether a post is shown: in a build if it is published, in `npm run dev` in any case. */
export function isShown(post: Publication): boolean {
  return process.env.NODE_ENV === 'development' || isPublished(post, today());
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
