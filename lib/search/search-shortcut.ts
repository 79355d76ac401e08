/** What leads to the search, as `aria-keyshortcuts` says it: the boot script follows the mark on what it leads to. */
export const SEARCH_SHORTCUT = 'Control+K Meta+K';

/** Whether a press is that. A key alone would be one of the words that are dictated (WCAG 2.1.4). */
export function isSearchShortcut({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'k' && (ctrlKey || metaKey);
}
