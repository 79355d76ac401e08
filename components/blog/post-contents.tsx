import { blog } from '@/content/blog';
import type { OutlineEntry } from '@/lib/blog/markdown';

interface PostContentsProps {
  outline: readonly OutlineEntry[];
  /** The language of the post. */
  lang: string | undefined;
}

/** The contents list of a long post; nothing where there is none. */
export function PostContents({ outline, lang }: PostContentsProps) {
  if (outline.length === 0) return null;
  return (
    <nav
      aria-label={blog.post.contents}
      className="mt-3 border-t border-line pt-2 text-small leading-[1.4] print:hidden"
    >
      <p className="mono">{blog.post.contents}</p>
      <ol lang={lang}>
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto" className="block py-1.5 hover:text-signal">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
