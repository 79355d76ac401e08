import type { Attributes } from '@/client/attributes';
import { utcOffsetLabel } from '@/lib/dates';

/** The time of day at an office where the boot script can tell it, else what its time zone is. */
export function OfficeTime({ timeZone }: { timeZone: string }) {
  return (
    <span {...({ 'data-time-zone': timeZone } satisfies Attributes)} suppressHydrationWarning>
      {utcOffsetLabel(timeZone)}
    </span>
  );
}
