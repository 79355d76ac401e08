import { PageFrame } from '@/components/layout/page-frame';
import { StandardsPage } from '@/components/standards/standards-page';
import { standards } from '@/content/standards';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('standards', standards);

export default function Page() {
  return (
    <PageFrame current="standards">
      <StandardsPage />
    </PageFrame>
  );
}
