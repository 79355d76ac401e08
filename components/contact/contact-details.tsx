import type { Attributes } from '@/client/attributes';
import { company, offices } from '@/content/company';
import { contact, contactPage } from '@/content/contact';
import { utcOffsetLabel } from '@/lib/dates';
import { Locator } from '../drawing/locator';
import { ResponseTime } from '../layout/company-facts';
import { OpeningHours } from './opening-hours';

/** The ways to reach a person that need no form: e-mail, and each office with its place and time. */
export function ContactDetails() {
  return (
    <section
      aria-labelledby="offices"
      className="night bg-paper self-start border border-line p-[clamp(1rem,3vw,2.5rem)] sm:grid sm:grid-cols-2 sm:gap-x-4 md:block"
    >
      <h2 id="offices" className="mono col-span-2">
        {contactPage.officesHeading}
      </h2>
      <a
        href={`mailto:${company.email}`}
        className="col-span-2 mt-1 inline-flex min-h-target items-center text-[clamp(1rem,5vw,1.3125rem)] font-bold text-signal hover:underline"
      >
        {company.email}
      </a>
      <ResponseTime />
      {offices.map((office) => (
        <div key={office.phone.dial} className="mt-4 border-t border-line pt-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-2 max-lg:flex-col">
            <h3 className="text-h3">{office.city}</h3>
            <OfficeClock timeZone={office.timeZone} />
          </div>
          <address className="not-italic">
            <a
              href={`tel:${office.phone.dial}`}
              className="inline-flex min-h-target items-center text-h3 font-bold text-signal hover:underline"
            >
              {office.phone.display}
            </a>
            <p className="text-small text-muted">
              {office.name}
              {office.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
          </address>
          <OpeningHours hours={office.openingHours} />
          <div className="mt-2 max-w-48">
            <Locator {...office} />
          </div>
        </div>
      ))}
    </section>
  );
}

/** An office's time zone, after its time of day where the boot script can tell it. */
function OfficeClock({ timeZone }: { timeZone: string }) {
  return (
    <p className="mono">
      <span
        className="peer text-signal"
        {...({ 'data-time-zone': timeZone } satisfies Attributes)}
        suppressHydrationWarning
      >
        {''}
      </span>
      <span className="peer-empty:hidden">{` ${contact.localTime} · `}</span>
      {utcOffsetLabel(timeZone)}
    </p>
  );
}
