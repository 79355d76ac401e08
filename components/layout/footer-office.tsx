import type { Office } from '@/content/company';
import { utcOffsetLabel } from '@/lib/dates';

/** One office: what it is, where, its telephone and its time zone. */
export function FooterOffice({ office }: { office: Office }) {
  return (
    <div className="grow border-t border-line pt-1.5 text-small text-muted">
      <p className="font-bold text-text">{office.city}</p>
      <p>{office.name}</p>
      <a
        href={`tel:${office.phone.dial}`}
        className="inline-flex min-h-target items-center hover:text-signal"
      >
        {office.phone.display}
      </a>
      <p className="mono">{utcOffsetLabel(office.timeZone)}</p>
    </div>
  );
}
