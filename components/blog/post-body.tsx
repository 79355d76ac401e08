import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** What scrolls must be reachable by keyboard, so tables and code can be focused. */
const components: Components = {
  table: ({ children }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups a table's overflow.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focusable content needs it.
    <div role="group" className="table-scroll" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  // An empty corner cell heads nothing.
  th: ({ children }) => (children ? <th>{children}</th> : <td />),
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focusable content needs it.
    <pre tabIndex={0}>{children}</pre>
  ),
  // A task list is printed, not ticked: its boxes are drawn, not controls.
  input: ({ checked }) => <span aria-hidden="true">{checked ? '[x]' : '[ ]'}</span>,
};

/** A post's Markdown as HTML; raw HTML in it comes out as text. */
export function PostBody({ markdown }: { markdown: string }) {
  return (
    <div className="wrap prose pb-8">
      <Markdown remarkPlugins={[remarkGfm]} components={components}>
        {markdown}
      </Markdown>
    </div>
  );
}
