import { buying, type Rota, type RotaFault } from '@/content/buying';

export const HOURS_IN_A_WEEK = 24 * 7;
export const WEEKS_IN_A_YEAR = 52;

const MOST_PEOPLE = 1_000;

/** So much less than a whole counts as whole: 168 ÷ 5.6 is a little over 30 here. */
const ROUNDING = 1e-9;

/** What makes a rota absurd; undefined of one that somebody could work. */
export function faultOf({ hours, shifts, away, people }: Rota): RotaFault | undefined {
  if (![hours, shifts, away, people].every(Number.isFinite)) return 'missing';
  if (hours <= 0 || hours > 24) return 'hours';
  if (shifts <= 0) return 'shifts';
  if (hours * shifts > HOURS_IN_A_WEEK) return 'week';
  if (away < 0 || away >= WEEKS_IN_A_YEAR) return 'away';
  if (people < 1 || people > MOST_PEOPLE || !Number.isInteger(people)) return 'people';
  return undefined;
}

/** How many posts it takes to have the wanted people at work at every hour, with what the sum is made of. */
export function workOut({ hours, shifts, away, people }: Rota) {
  const shiftsAWeek = wholeAbove(HOURS_IN_A_WEEK / hours);
  const shiftsAYear = shiftsAWeek * WEEKS_IN_A_YEAR * people;
  const ofOnePerson = shifts * (WEEKS_IN_A_YEAR - away);
  const exact = shiftsAYear / ofOnePerson;
  return { shiftsAWeek, shiftsAYear, ofOnePerson, exact, posts: wholeAbove(exact) };
}

function wholeAbove(value: number): number {
  return Math.ceil(value - ROUNDING * value);
}

/** The figures of a rota, in the order of their fields. */
export const rotaNames = Object.keys(buying.rota.fields) as (keyof Rota)[];

/** How a figure is read. */
export const figure = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** The posts that a rota takes, with their unit. */
export function postsOf(rota: Rota): string {
  return `${figure.format(workOut(rota).posts)} ${buying.rota.posts}`;
}
