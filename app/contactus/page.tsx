import { ContactDetails } from '@/components/contact/contact-details';
import { ContactSection } from '@/components/contact/contact-section';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHead } from '@/components/ui/page-head';
import { contactPage } from '@/content/contact';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('contact', contactPage);

export default function Page() {
  return (
    <PageFrame current="contact">
      <PageHead title={contactPage.title} intro={contactPage.intro} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-10 md:grid-cols-[7fr_5fr] md:gap-8 md:pb-13">
        <ContactSection />
        <ContactDetails />
      </div>
    </PageFrame>
  );
}
