import { DisclosurePage } from '@/components/disclosure/disclosure-page';
import { PageFrame } from '@/components/layout/page-frame';
import { disclosure } from '@/content/disclosure';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('disclosure', disclosure);

export default function Page() {
  return (
    <PageFrame current="disclosure">
      <DisclosurePage />
    </PageFrame>
  );
}
