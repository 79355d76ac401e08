import { headOffice } from '@/content/company';
import type { Office } from '@/content/data';
import { utcOffset } from '@/lib/dates';

/** The strip runs from noon to noon by the head office's clock, so that its night stands whole in the middle. */
const STRIP_STARTS = 12;

/** When night begins and ends by an office's own clock. */
export const NIGHT = { from: '18:00', to: '06:00' } as const;

/** Where an office's time of day, `HH:MM`, stands on the strip, in hours from its start. */
export function placeOf(
  time: string,
  { timeZone }: Pick<Office, 'timeZone'>,
  head = headOffice,
): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const ahead = (utcOffset(timeZone) - utcOffset(head.timeZone)) / 60;
  return (hours + minutes / 60 - ahead - STRIP_STARTS + 48) % 24;
}

/** The stretches of the strip from one place to another, two where its end comes between. */
export function stretches(from: number, to: number): [from: number, to: number][] {
  return from < to
    ? [[from, to]]
    : [
        [from - 24, to],
        [from, to + 24],
      ];
}
