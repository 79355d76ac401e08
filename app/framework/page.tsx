import { LogoMark } from '@/components/layout/logo';
import { PageFrame } from '@/components/layout/page-frame';
import { placeholders } from '@/content/placeholders';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('framework', placeholders.framework);

/** Only the logo, on white in both colour schemes: the page is kept for its address. */
export default function Page() {
  return (
    <PageFrame current="framework">
      <h1 className="sr-only">{placeholders.framework.title}</h1>
      <div className="grid min-h-[80vh] place-items-center bg-[white] text-text [color-scheme:light]">
        <LogoMark size={200} />
      </div>
    </PageFrame>
  );
}
