import { blog } from '@/content/blog';
import type { OutlineEntry } from '@/lib/blog/outline';

/** The contents list of a long post; nothing where there is none. */
export function PostContents({ outline }: { outline: readonly OutlineEntry[] }) {
  if (outline.length === 0) return null;
  return (
    <nav aria-label={blog.post.contents} className="contents-list no-print">
      <p className="mono">{blog.post.contents}</p>
      <ol>
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
