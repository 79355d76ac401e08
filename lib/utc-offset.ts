/** An offset from UTC in minutes as `UTC+8` or `UTC+5:30`. */
export function utcOffsetLabel(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
