import { ContactDetails } from '@/components/contact/contact-details';
import { ContactSection } from '@/components/contact/contact-section';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHead } from '@/components/ui/page-head';
import { RouteLink } from '@/components/ui/site-link';
import { headOffice } from '@/content/company';
import { contactPage } from '@/content/contact';
import { pageMetadata } from '@/lib/metadata';

const { title, headline, intro, attack } = contactPage;

export const metadata = pageMetadata('contact', contactPage);

export default function Page() {
  return (
    <PageFrame current="contact">
      <PageHead title={title} headline={headline} intro={intro} />
      <div className="wrap mt-3 mb-6 grid gap-6 md:my-8 md:grid-cols-12 md:gap-x-4">
        <div className="min-w-0 md:col-span-7 md:pr-4">
          <ContactSection />
        </div>
        <div className="grid min-w-0 content-start gap-4 md:col-span-5">
          <ContactDetails />
          <div className="border-y border-amber py-2">
            <p className="max-w-measure">
              {attack.call}{' '}
              <a href={`tel:${headOffice.phone.dial}`} className="link font-bold">
                {headOffice.phone.display}
              </a>{' '}
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
