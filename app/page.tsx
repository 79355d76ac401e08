import { HomePage } from '@/components/home/home-page';
import { PageFrame } from '@/components/layout/page-frame';
import { company } from '@/content/company';
import { home } from '@/content/home';
import { pageMetadata } from '@/lib/metadata';

const headline = home.hero.headline.join(' ');

export const metadata = pageMetadata('home', {
  title: headline,
  searchTitle: `${company.name}: ${headline}`,
  description: home.description,
});

export default function Page() {
  return (
    <PageFrame current="home">
      <HomePage />
    </PageFrame>
  );
}
