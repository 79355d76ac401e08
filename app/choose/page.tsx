import { ChoosePage } from '@/components/choose/choose-page';
import { PageFrame } from '@/components/layout/page-frame';
import { choose } from '@/content/choose';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('choose', choose);

export default function Page() {
  return (
    <PageFrame current="choose">
      <ChoosePage />
    </PageFrame>
  );
}
