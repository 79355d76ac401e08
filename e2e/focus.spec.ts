import { expect, type Page, test } from '@playwright/test';
import { placeholders } from '../content/placeholders';
import { pathOf } from '../lib/routes';
import { examplesOfKinds } from './pages';
import { inTurn } from './run';

/** The widths in CSS px of windows with and without the bar's links. */
const WIDTHS = [1280, 360];

/** The page that is walked from its first stop to its last; on the others the header and the footer are the same. */
const WHOLE = pathOf('about');

/** What is wrong where the focus is, and the part of the page around it; nothing once it has left the page. Runs in the page. */
function lookAtFocus(): { isInFooter: boolean; faults: string[] } | undefined {
  const stop = document.activeElement as HTMLElement;
  if (stop === document.body) return undefined;
  const words = stop.textContent.trim();
  const name = `${stop.tagName} “${words.slice(0, 30) || stop.id || stop.className}”`;
  return {
    isInFooter: stop.closest('footer') !== null,
    faults: faultsOf().map((fault) => `${name} ${fault}`),
  };

  function faultsOf(): string[] {
    // A box is pressed on its label, and shows its focus there or on itself.
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
    const isMarked = [stop, shown].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
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

/** The most presses of Tab that a page takes. */
const MOST_PRESSES = 400;

/** Presses Tab until the focus leaves the page, or what it has of its own; resolves to what is wrong with its stops. */
async function pressThrough(page: Page, isWhole: boolean): Promise<string[]> {
  const faults = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop || (stop.isInFooter && !isWhole)) {
      expect(presses).toBeGreaterThan(1);
      return [...faults];
    }
    for (const fault of stop.faults) faults.add(fault);
  }
  return [...faults, 'the focus never leaves the page'];
}

/** Pages that are kept for their address have nothing to stop at. */
const empty = Object.keys(placeholders).map((id) => pathOf(id as keyof typeof placeholders));

for (const [index, path] of examplesOfKinds
  .filter((path) => !empty.some((one) => one === path))
  .entries()) {
  // Half of the pages with script and half without, but all both ways with `--all`.
  for (const javaScriptEnabled of inTurn([true, false], index)) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

      test(`every stop of the Tab key on ${path} is shown, in sight, and high enough for a thumb`, async ({
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
    });
  }
}
