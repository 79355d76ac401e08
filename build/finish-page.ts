import { speculationRules } from './content-security-policy';
import type { NextPage } from './next-page';

/** What a page is given in place of what Next wrote. */
export interface PageParts {
  /** The address of the boot script, and of the one that measures web vitals, where they are wanted. */
  boot: string;
  vitals?: string | undefined;
  /** The addresses of the modules of its islands. */
  modules: readonly string[];
  /** The integrity of a script that stands in the page, by its address. */
  integrityOf: (url: string) => string;
  stylesheet: string;
  policy: string;
}

/**
 * Turns a page as Next wrote it into the page that is served: the policy first in the head, the stylesheet inlined, and
 * one boot script at the end in place of Next's. Changes the page's document.
 */
export function finishPage({ $ }: NextPage, parts: PageParts): string {
  for (const script of $('script[src]'))
    $(script).attr('integrity', parts.integrityOf(script.attribs.src ?? ''));
  const policy = $('<meta>').attr({
    'http-equiv': 'Content-Security-Policy',
    content: parts.policy,
  });
  const boot = $('<script>').attr({
    src: parts.boot,
    integrity: parts.integrityOf(parts.boot),
    async: '',
    fetchpriority: 'low',
    'data-scripts': [...new Set(parts.modules)].join(' '),
    ...(parts.vitals && { 'data-vitals': parts.vitals }),
  });
  const rules = $('<script type="speculationrules">').text(speculationRules);
  $('head')
    .prepend(policy)
    // React writes it before or after the metadata, whichever is ready first: two builds would differ.
    .append($('link[rel=expect]'), $('<style>').text(parts.stylesheet));
  // Last, where it finds the whole document and takes nothing from the first screen's time.
  $('body').append(rules, boot);
  return $.html();
}
