/** The element of a strip that shows a part of its lists; arrow keys and drags act on it. */
export function windowOf(strip: HTMLElement): HTMLElement | null {
  return strip.querySelector('[role="group"]');
}

/** The first of a strip's two lists. */
export function listOf(strip: HTMLElement): HTMLElement | null {
  return strip.querySelector('ul');
}
