/** The fragment of a service page's specimen, which is the same on each, so that a link to it can be guessed. */
export const SPECIMEN_FRAGMENT = 'specimen';
