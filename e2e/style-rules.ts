import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { shapeOf } from '../build/page-shape';

/**
 * The stylesheet that a page would have if nothing were left out of it, as text.
 * @param path the page's address; a query or fragment is ignored.
 * @param root the folder that holds out/ and, beside it, unpruned/.
 */
export function unprunedSheetOf(path: string, root = '.'): string {
  const { pathname } = new URL(path, 'http://localhost');
  return readFileSync(join(root, 'unpruned', `${shapeOf(pathname)}.css`), 'utf8');
}

/**
 * The rules of an unpruned sheet that some element of the page matches as it now stands, and that none of the page's
 * own sheets has for the same selector, under the same conditions. Whether a media query holds and whether anything
 * is pointed at or focused makes no difference: that can change without the document.
 */
export async function missingRules(page: Page, unpruned: string): Promise<string[]> {
  return page.evaluate(compareSheets, unpruned);
}

/** Runs in the page, so it brings along all that it needs. */
function compareSheets(unpruned: string): string[] {
  /** What a sheet says, each part under its layer and conditions. */
  interface Contents {
    /** Each selector of each rule. */
    rules: { where: string; selector: string; declarations: string[] }[];
    /** Rules that others use by name. */
    named: { where: string; name: string; text: string }[];
    /** `@font-face`, `@page` and the like. */
    others: { where: string; text: string }[];
    /** Every layer, in the order in which the sheet first names it. */
    layers: string[];
  }

  interface Place {
    layer: string;
    /** Media queries and the like; their order in each other makes no difference. */
    conditions: readonly string[];
    /** The selector of the style rule around. */
    parent?: string;
  }

  /** Pseudo-classes that a visitor's hand changes. */
  const DYNAMIC =
    /^(?:hover|active|focus|focus-visible|focus-within|target|visited|before|after|first-line|first-letter)$/;

  const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

  /** Where what begins at a bracket or a quotation mark ends; elsewhere the next character, escapes being one. */
  function skip(text: string, start: number): number {
    const first = text.charAt(start);
    if (first === '\\') return start + 2;
    if (first === '"' || first === "'") {
      let at = start + 1;
      while (at < text.length && text[at] !== first) at += text[at] === '\\' ? 2 : 1;
      return at + 1;
    }
    const close = closing[first];
    if (!close) return start + 1;
    let at = start + 1;
    while (at < text.length && text[at] !== close) at = skip(text, at);
    return at + 1;
  }

  function split(text: string, separator: string): string[] {
    const parts: string[] = [];
    let start = 0;
    for (let at = 0; at < text.length; at = skip(text, at)) {
      if (text[at] !== separator) continue;
      parts.push(text.slice(start, at));
      start = at + 1;
    }
    return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean);
  }

  /** A selector without pseudo-elements and without what a visitor's hand changes, but for what it excludes. */
  function withoutHand(selector: string): string {
    let kept = '';
    for (let at = 0; at < selector.length; ) {
      const [pseudo = '', colons = '', name = ''] = /^(::?)([\w-]+)/.exec(selector.slice(at)) ?? [];
      const end = at + pseudo.length;
      const after = selector[end] === '(' ? skip(selector, end) : end;
      if (name === 'not') {
        kept += selector.slice(at, after);
        at = after;
      } else if (colons === '::' || DYNAMIC.test(name)) {
        // What was only a pseudo-class may now be any element.
        if (/(?:^|[\s>+~(,])$/.test(kept) && /^(?:$|[\s>+~),])/.test(selector.slice(after)))
          kept += '*';
        at = after;
      } else {
        // Into round brackets, but over attributes and escapes.
        const next = pseudo ? end : selector[at] === '(' ? at + 1 : skip(selector, at);
        kept += selector.slice(at, next);
        at = next;
      }
    }
    return kept;
  }

  function resolve(selector: string, parent: string | undefined): string {
    if (parent === undefined) return selector;
    return /&/.test(selector)
      ? selector.replaceAll('&', `:is(${parent})`)
      : `:is(${parent}) ${selector}`;
  }

  function read(rules: CSSRuleList, place: Place, into: Contents) {
    const where = `${place.layer} ${[...new Set(place.conditions)].sort().join(' ')}`.trim();
    const take = (selectors: string, style: CSSStyleDeclaration) => {
      const declarations = split(style.cssText, ';');
      for (const selector of split(selectors, ','))
        into.rules.push({ where, selector, declarations });
    };
    const layered = (name: string) => {
      const layer = [place.layer, name].filter(Boolean).join('.');
      if (!into.layers.includes(layer)) into.layers.push(layer);
      return layer;
    };
    for (const rule of rules) {
      // Only paper has pages, whether the sheet says so or not.
      if (rule instanceof CSSPageRule) into.others.push({ where: place.layer, text: rule.cssText });
      else if (rule instanceof CSSStyleRule) {
        const selector = resolve(rule.selectorText, place.parent);
        take(selector, rule.style);
        read(rule.cssRules, { ...place, parent: selector }, into);
      } else if (rule.constructor.name === 'CSSNestedDeclarations') {
        take(place.parent ?? '', (rule as CSSStyleRule).style);
      } else if (rule instanceof CSSKeyframesRule || rule instanceof CSSPropertyRule) {
        into.named.push({ where, name: rule.name, text: rule.cssText });
      } else if (rule instanceof CSSLayerStatementRule) {
        for (const name of rule.nameList) layered(name);
      } else if (rule instanceof CSSLayerBlockRule) {
        read(rule.cssRules, { ...place, layer: layered(rule.name) }, into);
      } else if (rule instanceof CSSGroupingRule) {
        const condition = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
        read(rule.cssRules, { ...place, conditions: [...place.conditions, condition] }, into);
      } else {
        into.others.push({ where, text: rule.cssText });
      }
    }
  }

  function contentsOf(sheets: Iterable<CSSStyleSheet>): Contents {
    const contents: Contents = { rules: [], named: [], others: [], layers: [] };
    for (const { cssRules, media } of sheets) {
      const conditions = media.mediaText ? [`@media ${media.mediaText}`] : [];
      read(cssRules, { layer: '', conditions }, contents);
    }
    return contents;
  }

  const whole = new CSSStyleSheet();
  whole.replaceSync(unpruned);
  const wanted = contentsOf([whole]);
  const own = contentsOf([...document.styleSheets, ...document.adoptedStyleSheets]);

  const matches = new Map<string, boolean>();
  function isMatched(selector: string): boolean {
    const asked = withoutHand(selector);
    const known = matches.get(asked) ?? document.querySelector(asked) !== null;
    matches.set(asked, known);
    return known;
  }

  const has = new Set([
    ...own.rules.flatMap(({ where, selector, declarations }) =>
      declarations.map((declaration) => `${where} ${selector} { ${declaration} }`),
    ),
    ...[...own.named, ...own.others].map(({ where, text }) => `${where} ${text}`),
  ]);
  const needed = wanted.rules.filter(({ selector }) => isMatched(selector));
  const values = needed
    .flatMap(({ declarations }) => declarations)
    .map((declaration) => declaration.slice(declaration.indexOf(':')))
    .join('\n');
  // A custom property that none of them reads makes no difference.
  const isNeeded = (declaration: string) =>
    !declaration.startsWith('--') ||
    values.includes(`var(${declaration.slice(0, declaration.indexOf(':'))}`);
  const texts = [
    ...needed.flatMap(({ where, selector, declarations }) =>
      declarations.filter(isNeeded).map((declaration) => `${where} ${selector} { ${declaration} }`),
    ),
    ...[...wanted.named.filter(({ name }) => values.includes(name)), ...wanted.others].map(
      ({ where, text }) => `${where} ${text}`,
    ),
  ];
  const shared = (layers: string[], others: string[]) =>
    layers.filter((layer) => others.includes(layer)).join(', ');
  const order = shared(wanted.layers, own.layers);
  return [
    ...new Set(texts.filter((text) => !has.has(text))),
    ...(order === shared(own.layers, wanted.layers) ? [] : [`the order of the layers ${order}`]),
  ];
}
