/** The hand of the cover's dial, drawn as in October; the dial's centre is at 244,180. */
export const coverHand = { path: 'M171 107l35 35', cx: 171, cy: 107, r: 5 } as const;

/** Where the hand stands, in degrees off its drawn place, from January to December. */
const JANUARY = -30;
const A_MONTH = 150 / 11;

/** The transform that turns the hand to the month of a date, `YYYY-MM-DD`. */
export function handAt(date: string): string {
  const month = Number(date.slice(5, 7));
  return `rotate(${Math.round(JANUARY + A_MONTH * (month - 1))} 244 180)`;
}
