import { extname } from 'node:path';
import { cache, createElement, Fragment } from 'react';
import { expansions, linkedTerms, termPath } from '@/lib/glossary';
import { markTerms, parseRichText, type TextRun } from '@/lib/rich-text';
import { pathOf, type SitePath } from '@/lib/routes';
import { bound } from '@/lib/text';
import { SiteLink } from './site-link';

/** A short compound, as WS-117 or re-assess, which would break at its hyphen; or a stroke before a metric, as in AV:N/AC:L, or a long word. */
const BREAKS = /\b(?=[\w-]{3,17}(?![\w-]))(\w+-\w+)|(?<=\/)(?=[A-Z]+:|[A-Z]\w{6})/;

/** The terms that a page, or a sheet of it, has explained; React forgets them with the page. */
const explainedOn = cache((_sheet: string) => new Set<string>());

/** As quiet as an acronym, for a text may have many. */
const TERM =
  'underline decoration-muted decoration-dotted decoration-1 underline-offset-[0.2em] hover:text-signal';

interface RichTextProps {
  children: string;
  /** Where a further link would be in the way: in what heads a row, what is a link as a whole, and a label. */
  noTerms?: boolean;
  /** A part of the page that is printed by itself, and so explains terms for itself. */
  sheet?: string;
}

/**
 * Running text: a content string with its links. A term is linked to the glossary where React comes to it first,
 * which is its first use but in parts of a long page that it puts off.
 */
export function RichText({ children, noTerms = false, sheet = '' }: RichTextProps) {
  const text = noTerms ? children : markTerms(children, explainedOn(sheet));
  return createElement(Fragment, null, ...parseRichText(text).map(render));
}

function render(run: TextRun) {
  switch (run.kind) {
    case 'words':
      return unbroken(run.words);
    case 'link':
      return (
        <SiteLink href={`${pathOf(run.route)}${run.fragment}` as SitePath} variant="inline">
          {unbroken(run.words)}
        </SiteLink>
      );
    case 'file':
      return (
        <>
          <a href={run.path} className="link">
            {run.words}
          </a>{' '}
          ({extname(run.path).slice(1).toUpperCase()})
        </>
      );
    case 'strong':
      return <strong>{run.words}</strong>;
    case 'term': {
      const stands = expansions[run.term];
      return (
        <a
          href={termPath(linkedTerms.get(run.term) ?? run.term)}
          className={stands ? undefined : TERM}
        >
          {stands ? <abbr title={stands}>{run.words}</abbr> : run.words}
        </a>
      );
    }
    default:
      return run satisfies never;
  }
}

/** Words whose short compounds and last few stay on one line, and which may break at strokes. */
export function unbroken(words: string) {
  const parts = bound(words)
    .split(BREAKS)
    .map((part, index) => (index % 2 === 0 ? part : atBreak(part)));
  return createElement(Fragment, null, ...parts);
}

function atBreak(compound: string | undefined) {
  return compound
    ? createElement('span', { className: 'whitespace-nowrap' }, compound)
    : createElement('wbr');
}
