import { z } from 'zod';

/** The four categories of the blog, in the order of the filter. */
export const postCategories = [
  'Cybersecurity',
  'Cloud Security',
  'PenTesting',
  'AI & Security',
] as const;

const dateOnly = z
  .union([z.string(), z.date()])
  .transform((value) => (typeof value === 'string' ? value : value.toISOString()).slice(0, 10))
  .pipe(z.iso.date('must be a date, YYYY-MM-DD'));

const required = (what: string) => z.string(`${what} is missing`).trim().min(1, `${what} is empty`);

const postSchema = z.object({
  id: required('id'),
  title: required('title'),
  category: required('category'),
  author: required('author'),
  date: dateOnly,
  summary: z.string().trim().default(''),
  content: z.string().default(''),
  updated: dateOnly.optional(),
});

/** A blog post; `content` is Markdown, dates are `YYYY-MM-DD`. */
export type Post = z.infer<typeof postSchema>;

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

/** Newest first; posts of one day by title, so that the order never depends on the source. */
export function byNewest(a: Post, b: Post): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en');
}
