import { about } from '@/content/about';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/metadata';

export { AboutPage as default } from '@/components/about/about-page';

export const metadata = pageMetadata('about', {
  title: routes.about.label,
  description: about.description,
});
