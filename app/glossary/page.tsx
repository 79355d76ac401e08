import { GlossaryPage } from '@/components/glossary/glossary-page';
import { PageFrame } from '@/components/layout/page-frame';
import { glossaryPage } from '@/content/glossary';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('glossary', glossaryPage);

export default function Page() {
  return (
    <PageFrame current="glossary">
      <GlossaryPage />
    </PageFrame>
  );
}
