import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createElement, Fragment } from 'react';
import { expansions, termPath } from '@/lib/glossary';
import { parseRichText, type TextRun } from '@/lib/rich-text';
import { pathOf } from '@/lib/routes';
import { SiteLink } from './site-link';

/** Running text: a content string with its links, and inside ExpandAcronyms with links from acronyms to the glossary. */
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
    case 'file':
      return (
        <>
          <a href={run.path} className="link">
            {run.words}
          </a>{' '}
          ({kindAndSize(run.path)})
        </>
      );
    case 'strong':
      return <strong>{run.words}</strong>;
    case 'acronym':
      return (
        <a href={termPath(run.acronym)}>
          <abbr title={expansions[run.acronym]}>{run.acronym}</abbr>
        </a>
      );
    default:
      return run satisfies never;
  }
}

/** What is behind a link to a file of public/, as in “PDF, 240 kB”. */
function kindAndSize(path: string): string {
  const { size } = statSync(join('public', path));
  const [amount, unit] = size < 1e6 ? [size / 1e3, 'kilobyte'] : [size / 1e6, 'megabyte'];
  const format = new Intl.NumberFormat('en-GB', {
    style: 'unit',
    unit,
    maximumSignificantDigits: amount < 100 ? 2 : 3,
  });
  return `${extname(path).slice(1).toUpperCase()}, ${format.format(amount)}`;
}
