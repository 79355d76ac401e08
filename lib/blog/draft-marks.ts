/** How this site and other tools mark what is not published: the values of each field that hold it back. */
const DRAFT_MARKS: Readonly<Record<string, RegExp>> = {
  draft: /^true$/,
  isDraft: /^true$/i,
  hidden: /^true$/i,
  published: /^(?:false|no)$/i,
  isPublished: /^(?:false|no)$/i,
  status: /^(?!publi|live$|final$)./i,
};

export const draftMarks: readonly string[] = Object.keys(DRAFT_MARKS);

/** Whether one of these fields says that a post is not published. */
export function isHeldBack(fields: Readonly<Record<string, unknown>>): boolean {
  return draftMarks.some((name) => DRAFT_MARKS[name]?.test(String(fields[name] ?? '')));
}
