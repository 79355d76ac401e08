import { PageFrame } from '@/components/layout/page-frame';
import { PrivacyParts } from '@/components/privacy/privacy-parts';
import { PageHead } from '@/components/ui/page-head';
import { privacy } from '@/content/privacy';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('privacy', privacy);

export default function Page() {
  return (
    <PageFrame current="privacy">
      <PageHead id="privacy" crumb={privacy.title} title={privacy.title} intro={privacy.intro} />
      <PrivacyParts />
    </PageFrame>
  );
}
