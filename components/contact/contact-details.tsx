import { company, offices } from '@/content/company';
import { contactPage } from '@/content/contact';
import { currentFacts } from '../layout/company-facts';
import { Icon } from '../ui/icon';
import { OfficeTime } from '../ui/office-time';
import { OpeningHours } from './opening-hours';

/** The ways to reach a person that need no form: e-mail, and each office with its place and time. */
export function ContactDetails() {
  const { responseTime } = currentFacts;
  return (
    <section
      aria-labelledby="offices"
      className="night rounded bg-paper flex flex-col gap-y-2 border border-line p-[clamp(1rem,3vw,2.5rem)] sm:grid sm:grid-cols-2 sm:gap-x-4 md:flex md:self-start"
    >
      <div className="col-span-2">
        <h2 id="offices" className="caption">
          {contactPage.officesHeading}
        </h2>
        <a
          href={`mailto:${company.email}`}
          className="mt-1 inline-flex min-h-target items-center gap-1.5 text-[clamp(1rem,5vw,1.3125rem)] md:max-lg:text-body font-bold text-signal wrap-anywhere hover:underline"
        >
          <Icon name="email" />
          {company.email}
        </a>
        {responseTime && <p className="text-small text-muted">{responseTime}</p>}
      </div>
      {offices.map((office) => (
        <div key={office.phone.dial} className="mt-2 border-t border-line pt-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-2 max-lg:flex-col">
            <h3 className="text-lede">{office.city}</h3>
            <p className="caption">
              <OfficeTime timeZone={office.timeZone} />
            </p>
          </div>
          <address className="not-italic">
            <a
              href={`tel:${office.phone.dial}`}
              className="inline-flex min-h-target items-center gap-1.5 text-lede font-bold text-signal hover:underline"
            >
              <Icon name="phone" />
              {office.phone.display}
            </a>
            <div className="flex gap-1.5 text-small text-muted">
              <Icon name="location" />
              <p>
                {office.name}
                {office.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </p>
            </div>
          </address>
          <OpeningHours hours={office.openingHours} />
        </div>
      ))}
    </section>
  );
}
