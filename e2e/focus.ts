import type { Page } from '@playwright/test';

/** The most presses of Tab that a page takes. */
const MOST_PRESSES = 400;

/** What is wrong where the focus is; nothing once it has left the page, or is in its footer. Runs in the page. */
function lookAtFocus(): string[] | undefined {
  const stop = document.activeElement as HTMLElement;
  if (stop === document.body || stop.closest('footer')) return undefined;
  // A box is pressed on its label, and shows its focus there or on itself.
  const shown = stop.closest('label') ?? stop;
  // A card's one link is pressed all over the card.
  const isWholeCard = getComputedStyle(stop, '::before').position === 'absolute';
  const { height } = ((isWholeCard && stop.offsetParent) || shown).getBoundingClientRect();
  // Links in a sentence are as high as its line.
  const isInSentence =
    getComputedStyle(stop).display === 'inline' &&
    (stop.parentElement?.textContent.trim().length ?? 0) > stop.textContent.trim().length;
  const isMarked = [stop, shown].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const isSeen = [...shown.getClientRects()].some(({ left, right, top, bottom }) => {
    const over = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    return over !== null && (shown.contains(over) || over.contains(shown));
  });
  const name = `${stop.tagName} “${stop.textContent.trim().slice(0, 30) || stop.id}”`;
  return [
    ...(isSeen ? [] : [`${name} is covered, or out of the window`]),
    ...(isMarked ? [] : [`${name} shows no focus`]),
    ...(isInSentence || height >= 43.9 ? [] : [`${name} is ${height} px high`]),
  ];
}

/** Presses Tab until the focus leaves what the page has of its own; resolves to what is wrong with its stops. */
export async function faultsOfFocus(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(lookAtFocus);
    if (!found && presses > 1) return [...faults];
    for (const fault of found ?? []) faults.add(fault);
  }
  return [...faults, 'the focus never leaves the page'];
}
