import { company, headOffice, offices } from '@/content/company';
import type { Office } from '@/content/data';
import { underAttack } from '@/content/under-attack';
import { utcOffsetLabel } from '@/lib/dates';
import { OpeningHours } from '../contact/opening-hours';
import { HeadFrame } from '../ui/page-head';
import { SiteLink } from '../ui/site-link';
import { EmergencyNumber } from './emergency-number';
import { Questions, StraightAhead } from './signpost';

/** The first screen: the numbers with their offices’ hours, the first question, and what holds whatever has happened. */
export function AttackHead() {
  const { title, call, otherwise, firms, write, always } = underAttack;
  return (
    <HeadFrame title={title}>
      <div>
        <h1 className="text-h2 text-amber">{title}</h1>
        <p className="mt-1 text-lede">{call}</p>
        <EmergencyNumber />
        <Place office={headOffice} />
        {offices.slice(1).map((office) => (
          <div key={office.phone.dial} className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <p className="text-lede font-bold">
              <SiteLink href={`tel:${office.phone.dial}`} variant="quiet">
                {office.phone.display}
              </SiteLink>
            </p>
            <Place office={office} />
          </div>
        ))}
      </div>
      <Questions />
      <ul className="max-w-[26em] self-start text-lede font-bold">
        {[otherwise, ...always].map((order) => (
          <li key={order} className="border-t border-line py-1 max-md:first:border-t-0">
            {order}
          </li>
        ))}
      </ul>
      <div>
        <StraightAhead />
        <p className="mt-3 max-w-measure text-muted">{firms}</p>
        <p className="mt-1 text-muted wrap-anywhere">
          {write}{' '}
          <SiteLink href={`mailto:${company.email}`} variant="listed">
            {company.email}
          </SiteLink>
        </p>
      </div>
    </HeadFrame>
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
