import { ContactDetails } from '@/components/contact/contact-details';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHead } from '@/components/ui/page-head';
import { contact } from '@/content/contact';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('contact', contact);

export default function Page() {
  return (
    <PageFrame current="contact">
      <PageHead id="contact" crumb={contact.title} title={contact.title} intro={contact.intro} />
      <ContactDetails />
    </PageFrame>
  );
}
