import { serialize } from 'parse5';
import type { SharedFile } from './content-hash';
import {
  append,
  attributesOf,
  detach,
  elements,
  prepend,
  serializedElement,
  setAttribute,
} from './html-elements';
import type { NextPage } from './next-page';

/** What a page is given in place of what Next wrote. */
export interface PageParts {
  boot: Pick<SharedFile, 'url' | 'integrity'>;
  /** The address of the script that measures web vitals, where they are wanted. */
  vitals?: string | undefined;
  /** The integrity of the site's own scripts, by address. */
  integrity: ReadonlyMap<string, string>;
  /** The addresses of the modules of its islands. */
  scripts: readonly string[];
}

/** Stand in a draft for what is known when every page has been read; on no page of the site's own. */
const POLICY_MARK = '<meta name="draft:policy">';
const STYLESHEET_MARK = '<meta name="draft:stylesheet">';

/**
 * Turns a page as Next wrote it into the page that is served, with a mark where its policy goes and one where its
 * stylesheet goes, see `withStylesheet`: one boot script in place of Next's. Changes the page's document.
 */
export function finishPage(page: NextPage, parts: PageParts): string {
  const { head } = page;
  for (const element of page.replaced) detach(element);
  for (const script of page.ownScripts) {
    const src = script.attrs.find(({ name }) => name === 'src')?.value ?? '';
    setAttribute(script, 'integrity', parts.integrity.get(src) ?? '');
  }
  // React writes it before or after the metadata, whichever is ready first: two builds would differ.
  for (const link of elements(head).filter((element) => attributesOf(element).rel === 'expect')) {
    detach(link);
    append(head, 'link', attributesOf(link));
  }
  prepend(head, 'meta', { name: 'draft:policy' });
  append(head, 'meta', { name: 'draft:stylesheet' });
  append(head, 'script', {
    src: parts.boot.url,
    integrity: parts.boot.integrity,
    // It needs the whole document, which comes in the same flight.
    defer: '',
    'data-scripts': [...new Set(parts.scripts)].join(' '),
    ...(parts.vitals && { 'data-vitals': parts.vitals }),
  });
  return serialize(page.document);
}

/**
 * The page of a draft: the policy first in the head, and the stylesheet inlined. Works on text, for parsing each page
 * again would cost more than all else.
 * @throws where the draft has not one place for each.
 */
export function withStylesheet(draft: string, stylesheet: string, policy: string): string {
  const style = serializedElement('style', {}, stylesheet);
  const meta = serializedElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: policy,
  });
  return replaced(replaced(draft, POLICY_MARK, meta), STYLESHEET_MARK, style);
}

function replaced(draft: string, mark: string, text: string): string {
  const [before, after, ...more] = draft.split(mark);
  if (after === undefined || more.length > 0) throw new Error(`expected ${mark} once in a draft`);
  return before + text + after;
}
