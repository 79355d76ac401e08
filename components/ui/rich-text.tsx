import { Fragment } from 'react';
import { glossary } from '@/content/glossary';
import { parseRichText, type TextRun } from '@/lib/rich-text';
import { pathOf } from '@/lib/routes';
import { SiteLink } from './site-link';

/** A content string, with its links and its acronyms' expansions. */
export function RichText({ children }: { children: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs of one constant string never reorder.
  return parseRichText(children).map((run, index) => <Fragment key={index}>{render(run)}</Fragment>);
}

function render(run: TextRun) {
  switch (run.kind) {
    case 'words':
      return run.words;
    case 'link':
      return (
        <SiteLink href={pathOf(run.route)} look="inline">
          {run.words}
        </SiteLink>
      );
    case 'acronym':
      return <abbr title={glossary[run.acronym]}>{run.acronym}</abbr>;
  }
}
