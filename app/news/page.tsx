import { NewsPage } from '@/components/news/news-page';
import { news } from '@/content/news';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('news', news);

export default function Page() {
  return <NewsPage />;
}
