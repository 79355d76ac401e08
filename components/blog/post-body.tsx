import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { isValidElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { blog } from '@/content/blog';
import type { Pictures } from '@/lib/pictures';
import '../ui/data-table.css';
import './post-body.css';
import { PostPicture } from './post-picture';

const { post: words } = blog;

/** What is said with urgency stands beside amber. */
const calloutLines: Readonly<Record<string, string>> = {
  warning: 'border-amber',
  caution: 'border-amber',
};

/** Some of a post's elements. What scrolls must be reachable by keyboard, so tables can be focused. */
const elements: Partial<Components> = {
  table: (table) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups a table's overflow.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focusable content needs it.
    <div role="group" className="overflow-x-auto text-small" aria-label={words.table} tabIndex={0}>
      <table {...table} className="data-table" />
    </div>
  ),
  // A link that is all of a cell is as high as a thumb; its row is no higher.
  td: ({ children, ...cell }) => (
    <td
      {...cell}
      className={isValidElement(children) && children.type === 'a' ? '[&>a]:py-1.75' : undefined}
    >
      {children}
    </td>
  ),
  pre: ({ children }) => (
    <pre className="border-l-2 border-signal bg-surface px-3 py-2 text-[0.8125rem] leading-[1.6] whitespace-pre-wrap print:break-inside-avoid">
      {children}
    </pre>
  ),
  // A task list is printed, not ticked: its boxes are drawn, not controls.
  input: ({ checked }) => (
    <span
      aria-hidden="true"
      className="-ms-[1.4rem] me-[0.6em] inline-block size-[1em] rounded-[2px] border-[1.5px] border-muted text-center leading-none"
    >
      {checked && '✓'}
    </span>
  ),
  div: ({ 'data-callout': kind, ...part }) =>
    kind ? (
      <div
        {...part}
        data-callout={kind}
        className={`border-s-2 bg-surface px-2 py-1.5 [&>*+*]:mt-1 ${calloutLines[kind] ?? 'border-signal'}`}
      />
    ) : (
      <div {...part} />
    ),
  kbd: (key) => (
    <kbd {...key} className="rounded border border-line px-0.5 font-mono text-[0.9em]" />
  ),
  summary: (words) => (
    <summary
      {...words}
      className="list-item list-inside font-bold [list-style-type:disclosure-closed] [[open]>&]:[list-style-type:disclosure-open]"
    />
  ),
  figcaption: (caption) => <figcaption {...caption} className="mt-1 text-small text-muted" />,
};

interface PostBodyProps {
  text: Root;
  lang?: string | undefined;
  /** The site's own pictures in it, by the address that it names them by. */
  pictures?: Pictures;
}

/** A post's text. */
export function PostBody({ text, lang, pictures = {} }: PostBodyProps) {
  const components: Partial<Components> = {
    ...elements,
    img: ({ src, alt }) => (
      <PostPicture address={String(src ?? '')} alt={alt} pictures={pictures} />
    ),
  };
  return (
    <div lang={lang} className="post-body">
      {/* Alignment stays an attribute: the site's policy forbids the style that React would make of it. */}
      {toJsxRuntime(text, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false })}
    </div>
  );
}
