import { PageFrame } from '@/components/layout/page-frame';
import { placeholders } from '@/content/placeholders';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('csrProjects', placeholders.csrProjects);

/** Blank, and as tall as the window: the page is kept for its address. */
export default function Page() {
  return (
    <PageFrame current="csrProjects">
      <h1 className="sr-only">{placeholders.csrProjects.title}</h1>
      <div className="h-screen" />
    </PageFrame>
  );
}
