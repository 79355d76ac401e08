import { ContactDetails } from '@/components/contact/contact-details';
import { ContactForm } from '@/components/contact/contact-form';
import { Island } from '@/components/layout/island';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHead } from '@/components/ui/page-head';
import { RouteLink, SiteLink } from '@/components/ui/site-link';
import { headOffice } from '@/content/company';
import { callOffice, contact, contactPage } from '@/content/contact';
import { subjects } from '@/lib/contact/subjects';
import { environment } from '@/lib/environment';
import { pageMetadata } from '@/lib/metadata';

const { title, headline, intro, attack } = contactPage;

export const metadata = pageMetadata('contact', contactPage);

/** The form, with the number to call before it on phones, and who gets to see what is written. */
export default function Page() {
  return (
    <PageFrame current="contact">
      <PageHead title={title} headline={headline} intro={intro} drawing="contact" />
      <div className="wrap mt-3 mb-6 grid gap-6 md:my-8 md:grid-cols-12 md:gap-x-4">
        <section aria-labelledby="write" className="min-w-0 md:col-span-7 md:pr-4">
          <p className="mb-4 border-y border-line md:hidden">
            <SiteLink href={`tel:${headOffice.phone.dial}`} variant="arrow">
              {`${callOffice} ${headOffice.phone.display}`}
            </SiteLink>
          </p>
          <h2 id="write" className="text-h2">
            {contact.form.heading}
          </h2>
          <Island
            name="contact-form"
            of={ContactForm}
            props={{ keys: environment.contactKeys, subjects }}
          />
        </section>
        <div className="grid min-w-0 content-start gap-4 md:col-span-5">
          <ContactDetails />
          <div className="border-y border-amber py-2">
            <p className="max-w-measure">
              {attack.call}{' '}
              <SiteLink href={`tel:${headOffice.phone.dial}`} variant="inline">
                {headOffice.phone.display}
              </SiteLink>{' '}
              {attack.next}
            </p>
            <p>
              <RouteLink to="underAttack" label={attack.more} variant="arrow" />
            </p>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
