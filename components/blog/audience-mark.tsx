import { audienceMark, type PostSummary } from '@/lib/blog/post';

/** “For buyers” or “For engineers”; nothing where a stored post does not say. */
export function AudienceMark({ post }: { post: PostSummary }) {
  const mark = audienceMark(post);
  return mark && <span>{mark}</span>;
}
