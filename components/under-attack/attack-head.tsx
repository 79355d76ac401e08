import { company, headOffice, offices } from '@/content/company';
import type { Office } from '@/content/data';
import { underAttack } from '@/content/under-attack';
import { utcOffsetLabel } from '@/lib/dates';
import { OpeningHours } from '../contact/opening-hours';
import { Breadcrumbs } from '../layout/breadcrumbs';

/** The first screen: the number, its office’s hours, the written way, and what holds whatever has happened. */
export function AttackHead() {
  const { title, call, otherwise, write, always } = underAttack;
  return (
    <div className="night bg-paper">
      <div className="wrap pt-2 pb-5 md:pt-3">
        <Breadcrumbs above={['home']} title={title} />
        <h1 className="mt-2 text-h2 text-amber md:mt-3">{title}</h1>
        <p className="mt-1 text-lede">{call}</p>
        <a
          href={`tel:${headOffice.phone.dial}`}
          className="block w-fit max-w-full pb-2 text-[min(11.5vw,max(2.25rem,1.5rem+6vw))] leading-[1.25] font-bold tracking-[-0.03em] whitespace-normal text-signal wrap-anywhere hover:underline"
        >
          {headOffice.phone.display}
        </a>
        <Place office={headOffice} />
        <p className="mt-3 max-w-measure text-lede text-pretty">{otherwise}</p>
        <p className="mt-1.5 max-w-measure text-lede font-bold text-pretty">{always}</p>
        <p className="mt-3 text-muted">
          {write}{' '}
          <a
            href={`mailto:${company.email}`}
            className="link inline-flex min-h-target items-center break-all"
          >
            {company.email}
          </a>
        </p>
        {offices.slice(1).map((office) => (
          <div key={office.phone.dial} className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <a
              href={`tel:${office.phone.dial}`}
              className="inline-flex min-h-target items-center font-bold hover:text-signal"
            >
              {office.phone.display}
            </a>
            <Place office={office} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Where a number rings, and in which hours where the company has given them. */
function Place({ office: { city, timeZone, openingHours } }: { office: Office }) {
  return (
    <div>
      <p className="text-small text-muted">{`${city}, ${utcOffsetLabel(timeZone)}`}</p>
      <OpeningHours hours={openingHours} />
    </div>
  );
}
