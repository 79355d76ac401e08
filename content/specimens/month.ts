import { limitedClocks } from './imaginary-biscuits';
import { socSpecimen } from './soc';

/** Minutes by clock of the other incidents of severity 2 in the month of the SOC's ticket. */
const others = {
  Detection: [4, 22, 9, 31, 6, 12, 48, 15, 8, 27, 11, 10],
  Acknowledgement: [2, 4, 5, 2, 6, 3, 9, 4, 2, 5, 3, 3],
  Verdict: [8, 12, 9, 13, 10, 7, 14, 9, 8, 12, 11, 10],
  Escalation: [12, 17, 16, 19, 21, 11, 34, 15, 12, 18, 16, 14],
  Containment: [15, 12, 24, 9, 31, 18, 52, 11, 14, 22, 16, 13],
} as const;

/** Each clock with its limit, where it has one, and the minutes of all incidents in order of length. */
export const month = Object.entries(others).map(([clock, minutes]) => {
  const ofTicket = socSpecimen.spans.filter(({ label }) => label === clock);
  const all = [...minutes, ...ofTicket.map((span) => span.minutes)];
  const limits = Object.entries(limitedClocks).find(([limited]) => limited === clock)?.[1];
  return { clock, limit: limits?.[2], minutes: all.sort((one, other) => one - other) };
});

/** Median, 90th percentile (the lowest value that nine tenths do not exceed), mean and worst. */
export const monthRows = month.map(({ clock, limit, minutes }) => {
  const at = (share: number) => minutes[Math.ceil(minutes.length * share) - 1] ?? 0;
  const mean = Math.round(minutes.reduce((total, one) => total + one, 0) / minutes.length);
  return [
    `${clock} (${limit ? `limit ${limit}` : 'no limit'})`,
    at(0.5),
    at(0.9),
    mean,
    at(1),
  ] as const;
});
