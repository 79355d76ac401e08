import { expect, test } from '@playwright/test';
import { examplesOfShapes } from './pages';

/** The widths in CSS px of windows with and without the bar's links. */
const WIDTHS = [1280, 360];

/** What the Tab key stops at. */
const STOPS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/**
 * What is wrong with the stops of a page, a line each. Runs in the page, for presses of Tab would take a minute: no
 * stop has a place of its own in the order, so the order is the document's.
 */
function walk(selector: string): { stops: number; faults: string[] } {
  const faults: string[] = [];
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      !stop.matches(':disabled, [inert] *'),
  );
  for (const stop of stops) {
    const { textContent, className } = stop;
    const words = textContent.trim();
    for (const fault of faultsOf(stop, words)) {
      faults.push(`${stop.tagName} “${words.slice(0, 30) || className}” ${fault}`);
    }
  }
  return { stops: stops.length, faults };

  function faultsOf(stop: HTMLElement, words: string): string[] {
    stop.focus();
    if (document.activeElement !== stop) return ['does not take the focus'];
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
      ...(stop.tabIndex > 0 ? ['has a place of its own in the order'] : []),
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    for (const [shape, path] of examplesOfShapes) {
      test(`every stop of the ${shape} page ${path} is in order, shown, in sight, and high enough for a thumb`, async ({
        page,
      }) => {
        await page.goto(path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 700 });
          // Browsers show the focus where a key was the last that was used.
          await page.keyboard.press('Tab');
          const { stops, faults } = await page.evaluate(walk, STOPS);
          expect(faults, `${width} px`).toEqual([]);
          expect(stops).toBeGreaterThan(0);
        }
      });
    }
  });
}
