/** A number from 0 to 1, the same in every build. */
const noise = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

/**
 * One ring of log records as a dash pattern in degrees: few by night, many by day, and silence
 * around the one event at 03:08.
 */
export function logRecords(ring: number) {
  const pattern = [0];
  let at = 0;
  for (let i = ring * 40; ; i++) {
    const night = (1 + Math.cos(((at - 30) * Math.PI) / 180)) / 2;
    let gap = Math.round(3 + 12 * noise(i) + 40 * night * noise(i + 0.3));
    if (at + gap > 26 && at < 62) gap = Math.round(62 - at + 30 * noise(i + 0.5));
    const stroke = Math.round(1 + 7 * noise(i + 0.7));
    if (at + gap + stroke > 358) break;
    pattern.push(gap, stroke);
    at += gap + stroke;
  }
  return `${pattern.join(' ')} ${360 - at}`;
}

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

const half = (value: number) => Math.round(value * 2) / 2;

/** The point at so many degrees clockwise from twelve o'clock, rounded to half a unit. */
export function polar(cx: number, cy: number, radius: number, degrees: number) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [half(cx + radius * Math.cos(angle)), half(cy + radius * Math.sin(angle))] as const;
}
