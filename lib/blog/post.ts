import * as z from 'zod/mini';
import { blog } from '@/content/blog';

// Without it zod probes `new Function`, which the pages' policy forbids and reports.
z.config({ jitless: true });

const required = (what: string) =>
  z.string(`${what} is missing`).check(z.trim(), z.minLength(1, `${what} is empty`));

const dateOnly = z.pipe(
  z.pipe(
    z.union([z.string(), z.date(), z.object({ seconds: z.number() })], 'must be a date'),
    z.transform(dayOf),
  ),
  z.iso.date('must be a date, YYYY-MM-DD'),
);

const postSchema = z.object({
  id: required('id'),
  title: required('title'),
  category: required('category'),
  author: required('author'),
  date: dateOnly,
  summary: z._default(z.string().check(z.trim()), ''),
  content: z._default(z.string(), ''),
  updated: z.optional(dateOnly),
});

/** A blog post; `content` is Markdown, dates are `YYYY-MM-DD`. */
export type Post = z.infer<typeof postSchema>;

/** What a listing knows of a post. */
export type PostSummary = Omit<Post, 'content' | 'updated'>;

export type ParsedPost =
  | { ok: true; post: Post }
  /** `field` names what is wrong, `reason` says how. */
  | { ok: false; field: string; reason: string };

/** The only door into the blog: anything, from any source, as a post or as the field that is wrong. */
export function parsePost(value: unknown): ParsedPost {
  const result = postSchema.safeParse(value);
  if (result.success) return { ok: true, post: result.data };
  const [issue] = result.error.issues;
  return {
    ok: false,
    field: issue?.path.join('.') || 'post',
    reason: issue?.message ?? 'is invalid',
  };
}

/** The day of a date as YAML, an editor or Firestore stores it: a string, a Date, a Timestamp. */
function dayOf(value: string | Date | { seconds: number }): string {
  if (typeof value === 'string') return value.trim().slice(0, 10);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const moment = new Date(value.seconds * 1000);
  // Firestore's console stores the editor's midnight, which in UTC is often the day before.
  return Number.isNaN(moment.getTime())
    ? ''
    : moment.toLocaleDateString('en-CA', { timeZone: blog.timeZone });
}
