import { AboutPage } from '@/components/about/about-page';
import { PageFrame } from '@/components/layout/page-frame';
import { about } from '@/content/about';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('about', {
  title: routes.about.label,
  description: about.description,
});

export default function Page() {
  return (
    <PageFrame current="about">
      <AboutPage />
    </PageFrame>
  );
}
