import Markdown, { type Components } from 'react-markdown';
import { remarkPlugins } from '@/lib/blog/markdown';
import { nameScrollingParts } from '@/lib/blog/scrolling-parts';
import styles from './post-body.module.css';

/** What scrolls must be reachable by keyboard, so tables and code can be focused. */
const components: Components = {
  // An address that was refused (javascript:, data:) leaves its words.
  a: ({ href, children }) => (href ? <a href={href}>{children}</a> : children),
  // Pages show no pictures of other origins; a stored one is linked instead.
  img: ({ src, alt }) => (src ? <a href={String(src)}>{alt || String(src)}</a> : alt),
  table: ({ children, dir, 'aria-label': label }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups a table's overflow.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focusable content needs it.
    <div role="group" className={styles.scrolling} aria-label={label} tabIndex={0}>
      <table dir={dir}>{children}</table>
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

/** A post's Markdown as HTML; raw HTML in it comes out as text. */
export function PostBody({ markdown, lang }: { markdown: string; lang?: string | undefined }) {
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
