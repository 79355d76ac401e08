import { company } from '@/content/company';

/** The ways to reach a person that need no form. */
export function ContactDetails() {
  return (
    <div className="wrap grid gap-5 pb-8 md:grid-cols-2">
      {Object.values(company.offices).map((office) => (
        <address key={office.city} className="border-t border-line pt-2 not-italic">
          <h2 className="text-h3">{office.name}</h2>
          {office.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <a
            href={`tel:${office.phone.dial}`}
            className="inline-link inline-flex min-h-5.5 items-center"
          >
            {office.phone.display}
          </a>
        </address>
      ))}
      <p className="md:col-span-2">
        <a href={`mailto:${company.email}`} className="inline-link">
          {company.email}
        </a>
      </p>
    </div>
  );
}
