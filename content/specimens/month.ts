import { containedWithin, limitedClocks } from './imaginary-biscuits';
import { socSpecimen } from './soc';

/** Minutes by clock of the other incidents of severity 2 in the month of the SOC's ticket. */
const others = {
  Detection: [4, 22, 9, 31, 6, 12, 48, 15, 8, 27, 11, 10],
  Acknowledgement: [2, 4, 5, 2, 6, 3, 9, 4, 2, 5, 3, 3],
  Verdict: [8, 12, 9, 13, 10, 7, 14, 9, 8, 12, 11, 10],
  Escalation: [12, 17, 16, 19, 21, 11, 34, 15, 12, 18, 16, 14],
  Containment: [15, 12, 24, 9, 31, 18, 52, 11, 14, 22, 16, 13],
} as const;

/** Which of them began at night, as that of the ticket did. */
const AT_NIGHT = [1, 3, 5, 7];

/** Of the SOC's ticket. */
const minutesOf = (clock: string) =>
  socSpecimen.spans.flatMap(({ label, minutes }) => (label === clock ? minutes : []));

const inOrder = (minutes: readonly number[]) => [...minutes].sort((one, other) => one - other);

/** Each clock with its limit, where it has one, and the minutes of all incidents in order of length, and of those at night. */
export const month = Object.entries(others).map(([clock, minutes]) => {
  const ofTicket = minutesOf(clock);
  const limits = Object.entries(limitedClocks).find(([limited]) => limited === clock)?.[1];
  return {
    clock,
    limit: limits?.[2],
    minutes: inOrder([...minutes, ...ofTicket]),
    atNight: inOrder([...AT_NIGHT.flatMap((one) => minutes[one] ?? []), ...ofTicket]),
  };
});

/** Median, 90th percentile (the lowest value that nine tenths do not exceed), mean and worst. */
function rowOf(clock: string, minutes: readonly number[]) {
  const at = (share: number) => minutes[Math.ceil(minutes.length * share) - 1] ?? 0;
  const mean = Math.round(minutes.reduce((total, one) => total + one, 0) / minutes.length);
  return [clock, at(0.5), at(0.9), mean, at(1)] as const;
}

/** From each alert to its containment. */
const responses = inOrder(
  [...others.Verdict, ...minutesOf('Verdict')].map(
    (verdict, one) => verdict + ([...others.Containment, ...minutesOf('Containment')][one] ?? 0),
  ),
);

/** The calls have a row for nights too, as the contract asks of each clock. */
export const monthRows = [
  ...month.flatMap(({ clock, limit, minutes, atNight }) => [
    rowOf(`${clock} (${limit ? `limit ${limit}` : 'no limit'})`, minutes),
    ...(clock === 'Escalation' ? [rowOf(`${clock}, ${atNight.length} at night`, atNight)] : []),
  ]),
  rowOf(`Response (limit ${containedWithin[2]})`, responses),
];
