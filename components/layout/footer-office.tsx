import type { Office } from '@/content/company';

/** One office: what it is, where, its telephone and its time zone. */
export function FooterOffice({ office }: { office: Office }) {
  return (
    <div className="border-t border-line pt-1.5 text-small text-muted">
      <p className="font-bold text-text">{office.city}</p>
      <p>{office.name}</p>
      <a
        href={`tel:${office.phone.dial}`}
        className="inline-flex min-h-4.5 items-center hover:text-signal"
      >
        {office.phone.display}
      </a>
      <p className="mono">UTC+{formatOffset(office.utcOffset)}</p>
    </div>
  );
}

/** An offset in minutes as `8` or `5:30`. */
function formatOffset(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
