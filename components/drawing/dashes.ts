/**
 * A run of strokes and gaps that reads as one line of writing, as relative path commands.
 * The same seed always writes the same line.
 */
export function dashes(length: number, seed: number) {
  let state = seed * 7919;
  let left = length;
  let path = '';
  while (left >= 6) {
    state = (state * 16807) % 2147483647;
    const dash = Math.min(6 + (state % 29), left);
    left -= dash + 5;
    path += left >= 6 ? `h${dash}m5 0` : `h${dash}`;
  }
  return path;
}
