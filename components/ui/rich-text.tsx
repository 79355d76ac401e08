import { createElement, Fragment } from 'react';
import { glossary } from '@/content/glossary';
import { parseRichText, type TextRun } from '@/lib/rich-text';
import { pathOf } from '@/lib/routes';
import { SiteLink } from './site-link';

/** Running text: a content string with its links, and inside ExpandAcronyms with its acronyms' expansions. */
export function RichText({ children }: { children: string }) {
  return createElement(Fragment, null, ...parseRichText(children).map(render));
}

function render(run: TextRun) {
  switch (run.kind) {
    case 'words':
      return run.words;
    case 'link':
      return (
        <SiteLink href={pathOf(run.route)} variant="inline">
          {run.words}
        </SiteLink>
      );
    case 'strong':
      return <strong>{run.words}</strong>;
    case 'acronym':
      return <abbr title={glossary[run.acronym]}>{run.acronym}</abbr>;
    default:
      return run satisfies never;
  }
}
