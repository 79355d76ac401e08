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
