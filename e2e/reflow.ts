import type { Page } from '@playwright/test';

/** What is wrong with how a page is laid out as it stands, a line each: what overflows, is cut, or lies over other text. */
export function layoutFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** The most letters of a word that has room on one line of a phone, wherever it stands. */
const MOST_LETTERS = 14;

/** Words of up to so many letters that are broken without a hyphen. */
export function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { data, parentElement } = node as Text;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // Between spaces, for addresses and vectors break where they must.
      for (const { 0: word, index } of data.matchAll(/(?<!\S)\p{L}+(?=[.,:;?!)”]*(?:\s|$))/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = range.getClientRects();
        const isBroken = others.some(({ top }) => first && top >= first.bottom - 1);
        if (isBroken && word.length <= most) broken.push(word);
      }
    }
    return broken;
  }, MOST_LETTERS);
}

/** Runs in the page, so it brings along all that it needs. */
function findFaults(): string[] {
  /** How far letters may reach over an edge, in px: side bearings, and the rounding of lines. */
  const TOLERANCE = 3;
  /** The most characters that a paragraph's lines hold on average, after Bringhurst: 45 to 75. */
  const MOST_CHARACTERS = 75;
  /** The most of a window's height that a header may keep while the page is scrolled. */
  const MOST_HEADER = 0.2;

  interface Line extends Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
    text: Text;
  }

  const root = document.documentElement;
  const header = document.querySelector('header');
  const hidden = new Map<Element, boolean>();
  const clippers = new Map<Element, Element | undefined>();
  const lines: Line[] = [];
  const faults = new Set<string>();

  const wider = root.scrollWidth - root.clientWidth;
  if (wider > 0) {
    const widest = [...document.querySelectorAll('body *')].findLast(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    faults.add(`${wider} px wider than the window, by ${widest ? nameOf(widest) : 'nothing'}`);
  }

  const share = (header?.offsetHeight ?? 0) / innerHeight;
  if (header && getComputedStyle(header).position === 'sticky' && share > MOST_HEADER) {
    faults.add(`the header covers ${Math.round(share * 100)} % of the window`);
  }

  for (const paragraph of document.querySelectorAll('main p')) {
    const { lineHeight } = getComputedStyle(paragraph);
    const { height } = paragraph.getBoundingClientRect();
    const rows = Math.round(height / Number.parseFloat(lineHeight));
    if (rows > 1 && paragraph.textContent.length / rows > MOST_CHARACTERS) {
      faults.add(`${nameOf(paragraph)} has lines of over ${MOST_CHARACTERS} characters`);
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) read(node as Text);

  lines.sort((a, b) => a.top - b.top);
  for (const [index, line] of lines.entries()) {
    for (const below of lines.slice(index + 1)) {
      if (below.top > line.bottom) break;
      if (below.text !== line.text && areOver(line, below)) {
        faults.add(`“${shortOf(line.text)}” lies over “${shortOf(below.text)}”`);
      }
    }
  }
  return [...faults];

  /** Notes where a text's lines are, and whether they are cut. */
  function read(text: Text) {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest('svg') || isHidden(parent)) return;
    const range = new Range();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right > left) lines.push({ left, right, top, bottom, text });
    }
    const clipper = clipperOf(parent);
    if (clipper && reachesOver(range.getBoundingClientRect(), clipper.getBoundingClientRect())) {
      faults.add(`“${shortOf(text)}” is cut by ${nameOf(clipper)}`);
    }
  }

  /** Whether letters touch; boxes of lines are higher than their letters. */
  function areOver(line: Line, below: Line): boolean {
    const across = Math.min(line.right, below.right) - Math.max(line.left, below.left);
    const down = Math.min(line.bottom, below.bottom) - below.top;
    const height = Math.min(line.bottom - line.top, below.bottom - below.top);
    return across > TOLERANCE && down > height / 2;
  }

  function reachesOver(box: DOMRect, edge: DOMRect): boolean {
    return (
      Math.max(edge.left - box.left, box.right - edge.right) > TOLERANCE ||
      Math.max(edge.top - box.top, box.bottom - edge.bottom) > TOLERANCE
    );
  }

  /** Whether an element is not shown, is for listeners alone, or stands over what is scrolled beneath it. */
  function isHidden(element: Element): boolean {
    const known = hidden.get(element);
    if (known !== undefined) return known;
    const { clipPath, position, bottom } = getComputedStyle(element);
    const own =
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      clipPath !== 'none' ||
      position === 'fixed' ||
      (position === 'sticky' && bottom !== 'auto');
    const answer = own || (element.parentElement !== null && isHidden(element.parentElement));
    hidden.set(element, answer);
    return answer;
  }

  /** The nearest element that cuts off what reaches over it; none where a visitor can scroll to the rest first. */
  function clipperOf(element: Element): Element | undefined {
    if (element === document.body) return undefined;
    if (clippers.has(element)) return clippers.get(element);
    const { overflowX, overflowY } = getComputedStyle(element);
    const overflow = [overflowX, overflowY];
    const scrolls = overflow.some((value) => value === 'auto' || value === 'scroll');
    const clips = overflow.some((value) => value === 'hidden' || value === 'clip');
    const above = element.parentElement ? clipperOf(element.parentElement) : undefined;
    const answer = scrolls ? undefined : clips ? element : above;
    clippers.set(element, answer);
    return answer;
  }

  function shortOf({ data }: Text): string {
    return data.trim().slice(0, 40);
  }

  function nameOf(element: Element): string {
    const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
    return `${name} ${element.textContent.trim().slice(0, 30)}`;
  }
}
