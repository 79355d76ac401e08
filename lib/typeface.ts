/**
 * The characters that the site's face is cut to: Basic Latin, the punctuation that typographers use, and the
 * few accented letters of the texts. After a change, `npm run font` cuts it anew.
 */
export const GLYPHS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...'\u00a0–—‘’“”…•·×→←↑≤≥§©°éèüöäñçâô',
].join('');
