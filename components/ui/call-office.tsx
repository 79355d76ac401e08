import { company } from '@/content/company';
import { callOffice } from '@/content/contact';
import { utcOffsetLabel } from '@/lib/utc-offset';

/** The way on that needs no form: the head office's telephone, and its time of day where the boot script can tell it. */
export function CallOffice() {
  const [office] = Object.values(company.offices);
  if (!office) return null;
  const { city, phone, utcOffset } = office;
  return (
    <a
      href={`tel:${phone.dial}`}
      className="inline-block min-h-target text-small hover:text-signal"
    >
      <strong className="block">{`${callOffice} ${phone.display}`}</strong>
      <span className="mono">
        {`${city}, `}
        <span data-utc-offset={utcOffset} suppressHydrationWarning>
          {utcOffsetLabel(utcOffset)}
        </span>
      </span>
    </a>
  );
}
