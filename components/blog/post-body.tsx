import Markdown, { type Components } from 'react-markdown';
import { remarkPlugins } from '@/lib/blog/markdown';
import { nameScrollingParts } from '@/lib/blog/scrolling-parts';
import type { Pictures } from '@/lib/pictures';
import tables from '../ui/data-table.module.css';
import styles from './post-body.module.css';
import { PostPicture } from './post-picture';

/** Some of Markdown's elements. What scrolls must be reachable by keyboard, so tables and code can be focused. */
const elements: Components = {
  // An address that was refused (javascript:, data:) leaves its words.
  a: ({ href, children }) => (href ? <a href={href}>{children}</a> : children),
  table: ({ children, dir, 'aria-label': label }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups a table's overflow.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focusable content needs it.
    <div role="group" className={styles.scrolling} aria-label={label} tabIndex={0}>
      <table dir={dir} className={tables.stacked}>
        {children}
      </table>
    </div>
  ),
  pre: ({ children, 'aria-label': label }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focusable content needs it.
    <pre role="group" aria-label={label} tabIndex={0}>
      {children}
    </pre>
  ),
  // A task list is printed, not ticked: its boxes are drawn, not controls.
  input: ({ checked }) => (
    <span aria-hidden="true" className={styles.task}>
      {checked && '✓'}
    </span>
  ),
};

interface PostBodyProps {
  markdown: string;
  lang?: string | undefined;
  /** The site's own pictures in it, by the address that it names them by. */
  pictures?: Pictures;
}

/** A post's Markdown as HTML; raw HTML in it comes out as text. */
export function PostBody({ markdown, lang, pictures = {} }: PostBodyProps) {
  const components: Components = {
    ...elements,
    img: ({ src, alt }) => (
      <PostPicture address={String(src ?? '')} alt={alt} pictures={pictures} />
    ),
  };
  return (
    <div lang={lang} className={styles.body}>
      <Markdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={[nameScrollingParts]}
        components={components}
      >
        {markdown}
      </Markdown>
    </div>
  );
}
