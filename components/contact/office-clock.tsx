import { contact } from '@/content/contact';
import { utcOffsetLabel } from '@/lib/dates';

/** An office's time zone, after its time of day where the boot script can tell it. */
export function OfficeClock({ timeZone }: { timeZone: string }) {
  return (
    <p className="mono">
      <span className="peer text-signal" data-time-zone={timeZone} suppressHydrationWarning>
        {''}
      </span>
      <span className="peer-empty:hidden">{` ${contact.localTime} · `}</span>
      {utcOffsetLabel(timeZone)}
    </p>
  );
}
