import { PageFrame } from '@/components/layout/page-frame';
import { PrivacyParts } from '@/components/privacy/privacy-parts';
import { ContactCall } from '@/components/ui/contact-call';
import { PageHead } from '@/components/ui/page-head';
import { privacy } from '@/content/privacy';
import { contactPath } from '@/lib/contact/subjects';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('privacy', privacy);

export default function Page() {
  return (
    <PageFrame current="privacy">
      <PageHead title={privacy.title} intro={privacy.intro} />
      <PrivacyParts />
      <ContactCall heading={privacy.callToAction} href={contactPath('privacy')} after="data" />
    </PageFrame>
  );
}
