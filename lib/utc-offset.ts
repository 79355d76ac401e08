const MINUTE_MS = 60_000;

/** The time of day, as `HH:MM`, at an offset from UTC in minutes, of a moment in ms since 1970. */
export function timeAtOffset(minutes: number, moment: number): string {
  return new Date(moment + minutes * MINUTE_MS).toISOString().slice(11, 16);
}

/** An offset from UTC in minutes as `UTC+8` or `UTC+5:30`. */
export function utcOffsetLabel(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
