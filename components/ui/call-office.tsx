import type { Attributes } from '@/client/attributes';
import { headOffice } from '@/content/company';
import { callOffice } from '@/content/contact';
import { utcOffsetLabel } from '@/lib/dates';

/**
 * The way on that needs no form: the head office's telephone, and its time of day where the boot script can tell it.
 * On phones a row of its own: beside a button it might just fit in one face and not in the next, and the page would move.
 */
export function CallOffice() {
  if (!headOffice) return null;
  const { city, phone, timeZone } = headOffice;
  return (
    <a
      href={`tel:${phone.dial}`}
      className="min-h-target text-small hover:text-signal max-sm:basis-full"
    >
      <strong className="block">{`${callOffice} ${phone.display}`}</strong>
      <span className="mono">
        {`${city}, `}
        <span {...({ 'data-time-zone': timeZone } satisfies Attributes)} suppressHydrationWarning>
          {utcOffsetLabel(timeZone)}
        </span>
      </span>
    </a>
  );
}
