import { expect, type Page, test } from '@playwright/test';
import { pathOf } from '../lib/routes';
import { examplesOfKinds } from './pages';

/** The widths in CSS px of windows with and without the bar's links. */
const WIDTHS = [1280, 360];

/** What the Tab key stops at. */
const STOPS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** The page that is walked from its first stop to its last; on the others the header and the footer are the same. */
const WHOLE = pathOf('about');

declare global {
  interface Window {
    visited: HTMLElement[];
  }
}

/** What is wrong where the focus is, and the part of the page around it; nothing once it has left the page. Runs in the page. */
function lookAtFocus(): { isInFooter: boolean; faults: string[] } | undefined {
  const stop = document.activeElement as HTMLElement;
  if (stop === document.body) return undefined;
  window.visited ??= [];
  if (window.visited.at(-1) !== stop) window.visited.push(stop);
  const words = stop.textContent.trim();
  const name = `${stop.tagName} “${words.slice(0, 30) || stop.id || stop.className}”`;
  return {
    isInFooter: stop.closest('footer') !== null,
    faults: faultsOf().map((fault) => `${name} ${fault}`),
  };

  function faultsOf(): string[] {
    // A box that is for listeners alone shows its focus on its label.
    const shown = stop.closest('label') ?? stop;
    const boxes = [...shown.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    // A card's one link is pressed all over the card.
    const isWholeCard = getComputedStyle(stop, '::before').position === 'absolute';
    const targets = isWholeCard && stop.offsetParent ? [stop.offsetParent] : [shown];
    const height = Math.max(
      ...targets.flatMap((target) => [...target.getClientRects()].map((box) => box.height)),
    );
    // Links in a sentence are as high as its line.
    const isInSentence =
      getComputedStyle(stop).display === 'inline' &&
      (stop.parentElement?.textContent.trim().length ?? 0) > words.length;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return [
      ...(boxes.some((box) => isSeen(shown, box)) ? [] : ['is covered, or out of the window']),
      ...(isMarked ? [] : ['shows no focus']),
      ...(innerWidth < 600 && !isInSentence && height < 43.9 ? [`is ${height} px high`] : []),
    ];
  }

  /** Whether the middle of what the window shows of a box is the element's own. */
  function isSeen(element: Element, { left, right, top, bottom }: DOMRect): boolean {
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return false;
    const over = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    return over !== null && (element.contains(over) || over.contains(element));
  }
}

/**
 * What the focus passed over and what it met out of the document's order, between the first stop and the last that it
 * met. Runs in the page when the focus is past the last.
 */
function lookBack(selector: string): { met: number; faults: string[] } {
  const { visited } = window;
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      !stop.matches(':disabled, [inert] *'),
  );
  const [first, last] = [visited[0], visited.at(-1)].map((stop) => stops.indexOf(stop as never));
  const expected = stops.slice(first, (last ?? 0) + 1);
  const nameOf = (stop?: Element) => stop?.outerHTML.slice(0, 80) ?? 'nothing';
  const faults = expected.flatMap((stop, index) =>
    stop === visited[index] ? [] : [`${nameOf(stop)}: the focus met ${nameOf(visited[index])}`],
  );
  return { met: visited.length, faults: faults.slice(0, 1) };
}

/** The most presses of Tab that a page takes. */
const MOST_PRESSES = 400;

/** Presses Tab until the focus leaves the page, or what it has of its own; resolves to what is wrong with its stops. */
async function pressThrough(page: Page, isWhole: boolean): Promise<string[]> {
  const faults = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    for (const fault of stop?.faults ?? []) faults.add(fault);
    if (stop && (isWhole || !stop.isInFooter)) continue;
    const { met, faults: inOrder } = await page.evaluate(lookBack, STOPS);
    expect(met).toBeGreaterThan(1);
    return [...faults, ...inOrder];
  }
  return [...faults, 'the focus never leaves the page'];
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of examplesOfKinds) {
      test(`Tab reaches every stop of ${path} in order, shown, in sight, and high enough for a thumb`, async ({
        page,
      }) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 700 });
          await page.goto(path);
          if (path !== WHOLE) {
            await page.keyboard.press('Tab');
            await page.keyboard.press('Enter');
          }
          expect(await pressThrough(page, path === WHOLE), `${width} px`).toEqual([]);
        }
      });
    }
  });
}
