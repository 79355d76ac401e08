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
      <div className="wrap mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 md:mt-8 md:grid-cols-[7fr_5fr] md:gap-8">
        <ContactSection />
        <ContactDetails />
      </div>
      <div className="wrap my-6 md:my-10">
        <div className="grid items-center gap-x-8 gap-y-1 border-y border-amber py-2 md:grid-cols-[7fr_5fr]">
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
    </PageFrame>
  );
}
