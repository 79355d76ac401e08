import { BuyingPage } from '@/components/buying/buying-page';
import { PageFrame } from '@/components/layout/page-frame';
import { buying } from '@/content/buying';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('buying', buying);

export default function Page() {
  return (
    <PageFrame current="buying" night>
      <BuyingPage />
    </PageFrame>
  );
}
