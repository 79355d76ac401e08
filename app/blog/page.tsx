import { blog } from '@/content/blog';
import { pageMetadata } from '@/lib/metadata';

export { BlogPage as default } from '@/components/blog/blog-page';

export const metadata = pageMetadata('blog', blog);
