import type { PostSummary } from '@/lib/blog/post';
import { coverDrawings } from '@/lib/drawings';
import { COVER_IDS, viewOf } from './cover-view';

/** The drawings that the covers of posts refer to, each once; all of them where a page may come to show any post. */
export function CoverDrawings({ posts }: { posts?: readonly PostSummary[] }) {
  const shown = posts?.flatMap((post) => [viewOf(post).ground, post.id]);
  return (
    <svg className="hidden" aria-hidden="true">
      {coverDrawings(shown).map(({ name, shapes }) => (
        <g
          key={name}
          id={COVER_IDS + name}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: The site's own file, inlined as it is.
          dangerouslySetInnerHTML={{ __html: shapes }}
        />
      ))}
    </svg>
  );
}
