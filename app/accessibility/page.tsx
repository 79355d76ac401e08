import { AccessibilityPage } from '@/components/accessibility/accessibility-page';
import { PageFrame } from '@/components/layout/page-frame';
import { accessibility } from '@/content/accessibility';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('accessibility', accessibility);

export default function Page() {
  return (
    <PageFrame current="accessibility">
      <AccessibilityPage />
    </PageFrame>
  );
}
