import { HomePage } from '@/components/home/home-page';
import { PageFrame } from '@/components/layout/page-frame';
import { company } from '@/content/company';
import { home } from '@/content/home';
import { pageMetadata } from '@/lib/metadata';

export const metadata = {
  ...pageMetadata('home', { title: home.hero.headline.join(' '), description: home.description }),
  title: `${company.name}: ${home.hero.headline.join(' ')}`, // The one title that the brand begins.
};

export default function Page() {
  return (
    <PageFrame current="home">
      <HomePage />
    </PageFrame>
  );
}
