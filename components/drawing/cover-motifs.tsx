import type { PostSummary } from '@/lib/blog/post';
import { readMotif } from '@/lib/drawings';
import { lit, MOTIF_IDS, viewOf } from './cover-view';

/** The drawings that the covers of posts refer to, each once; all of them where a page may come to show any post. */
export function CoverMotifs({ posts }: { posts?: readonly PostSummary[] }) {
  const shown = posts ? new Set(posts.map((post) => viewOf(post).motif)) : Object.keys(lit);
  return (
    <svg className="hidden" aria-hidden="true">
      {[...shown].map((name) => (
        <g
          key={name}
          id={MOTIF_IDS + name}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: The site's own file, inlined as it is.
          dangerouslySetInnerHTML={{ __html: readMotif(name) }}
        />
      ))}
    </svg>
  );
}
