/** The key that leads to the search: the boot script follows the mark on what it leads to. */
export const SEARCH_KEY = '/';
