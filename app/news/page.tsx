import { news } from '@/content/news';
import { pageMetadata } from '@/lib/metadata';

export { NewsPage as default } from '@/components/news/news-page';

export const metadata = pageMetadata('news', news);
